import type { Option, VerifyBankAccountAnswer } from '@folioflow/api/contract';
import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { SubmissionKeySource } from '../../../kit/submission-key.ts';
import type { RetryContext } from '../../order/order-confirmation/pending-retry.ts';

/** The form: the onboarding stage, or the addition of an account to the list (C-46). */
export type BankFormKind = 'stage' | 'list';

/** The account as typed; `accountType` and `bank` are values of the provider's lists, '' before the choice. */
export interface BankDetails {
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly accountType: string;
  readonly bank: string;
}
export interface BankDraft extends BankDetails {
  /** The account number typed a second time; only the stage has this field. */
  readonly confirmation: string;
}
export type BankField = keyof BankDraft;

export interface BankDetailsInput {
  readonly rules: BankFormKind;
  readonly accountTypes: readonly Option[];
  readonly banks: readonly Option[];
  /** True for an account in addition to the first; its verification is marked as such (OM-200). */
  readonly isAdditional?: boolean | undefined;
  /** An earlier draft, which the form starts with. */
  readonly draft?: BankDetails | undefined;
  readonly newSubmission: SubmissionKeySource;
}

/** A field whose last change was not applied: it is too long, or the pasted text contains no value of the field. */
export interface RejectedChange {
  readonly field: BankField;
  readonly reason: 'overlong' | 'unread';
}

export interface BankDetailsContext extends Omit<BankDetailsInput, 'draft'>, RetryContext<BankDetails> {
  readonly draft: BankDraft;
  readonly rejected: RejectedChange | null;
  readonly notice: Notice | null;
  readonly outcome: BankDetailsOutput;
}

export type BankDetailsEvent = { type: 'draft.changed'; patch: Partial<BankDraft> } | { type: 'details.submitted' };

export type BankDetailsOutput =
  | { readonly kind: 'verified'; readonly details: BankDetails; readonly answer: VerifyBankAccountAnswer }
  /** Initial outcome, which the part never returns: it ends only with a verified account. */
  | { readonly kind: 'unfinished' };
export type BankDetailsChart = ChartTypes<BankDetailsContext, BankDetailsEvent, BankDetailsInput, BankDetailsOutput>;

/** Request of the port `verifyAccount`, which the parent binds. */
export interface VerifyAccountRequest {
  readonly details: BankDetails;
  readonly isAdditional: boolean;
}

export type BankDetailsView =
  | {
      readonly screen: 'details';
      readonly rules: BankFormKind;
      readonly draft: BankDraft;
      readonly accountTypes: readonly Option[];
      readonly banks: readonly Option[];
      /** Maximum lengths of the fields. */
      readonly limits: { readonly accountNumber: number; readonly ifsc: number };
      readonly rejected: RejectedChange | null;
      /** True for an IFSC with another character in the place of its zero, the fifth. */
      readonly isIfscZeroWrong: boolean;
      /** True if further typing cannot make the two numbers equal. */
      readonly hasNumberMismatch: boolean;
      /** The fields that verification still needs, in the order of the form. */
      readonly missing: readonly BankField[];
      readonly isBusy: boolean;
      readonly canChange: boolean;
      readonly canSubmit: boolean;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };

import type { Option, VerifyBankAccountAnswer } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { NewSubmission, Submissions } from '../../kit/submission-key.ts';

/** Whose form it is: the onboarding stage, or adding an account to the list (C-46, X-28). */
export type BankRules = 'stage' | 'list';

/** The account as it was typed; `accountType` and `bank` are values of the provider's lists, '' while none is chosen. */
export interface BankDetails {
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly accountType: string;
  readonly bank: string;
}
export interface BankDraft extends BankDetails {
  /** The account number a second time; asked for by the stage only. */
  readonly confirmation: string;
}
export type BankField = keyof BankDraft;

export interface BankDetailsInput {
  readonly rules: BankRules;
  readonly accountTypes: readonly Option[];
  readonly banks: readonly Option[];
  /** Another account than the first one: its verification says so (OM-200). */
  readonly isAdditional?: boolean | undefined;
  /** What was entered before: the form is entered again where it was left. */
  readonly draft?: BankDetails | undefined;
  readonly newSubmission: NewSubmission;
}

export interface BankDetailsContext extends Omit<BankDetailsInput, 'draft'>, Submissions {
  readonly draft: BankDraft;
  /** The field whose last change was longer than it may be, and was therefore not taken. */
  readonly overlong: BankField | null;
  readonly notice: Notice | null;
  readonly outcome: BankDetailsOutput;
}

export type BankDetailsEvent = { type: 'draft.changed'; patch: Partial<BankDraft> } | { type: 'details.submitted' };

export type BankDetailsOutput =
  | { readonly kind: 'verified'; readonly details: BankDetails; readonly answer: VerifyBankAccountAnswer }
  /** Never leaves the part: its parent was left before anything was verified. */
  | { readonly kind: 'unfinished' };
export type BankDetailsChart = ChartTypes<BankDetailsContext, BankDetailsEvent, BankDetailsInput, BankDetailsOutput>;

/** Port `verifyAccount`: bound by the parent. */
export interface VerifyAccountRequest {
  readonly details: BankDetails;
  readonly isAdditional: boolean;
}

export type BankDetailsView =
  | {
      readonly screen: 'details';
      readonly rules: BankRules;
      readonly draft: BankDraft;
      readonly accountTypes: readonly Option[];
      readonly banks: readonly Option[];
      /** The most characters a field takes. */
      readonly limits: { readonly accountNumber: number; readonly ifsc: number };
      readonly overlong: BankField | null;
      /** The two numbers can no longer become equal by typing on. */
      readonly numbersDiffer: boolean;
      /** What is still to be entered before the account can be verified, in the order of the form. */
      readonly missing: readonly BankField[];
      readonly isBusy: boolean;
      readonly canChange: boolean;
      readonly canSubmit: boolean;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };

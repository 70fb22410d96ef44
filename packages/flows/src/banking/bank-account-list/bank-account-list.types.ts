import type { AnswerOf, BankAccount, MakePrimaryBankAccountAnswer } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { PendingRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { PinConfirmationView } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';
import type {
  BankAccountAdditionPorts,
  BankAccountAdditionView,
} from '../bank-account-addition/bank-account-addition.types.ts';
import type { AccountOptionLists } from '../verified-account.ts';

export interface BankAccountListInput {
  readonly newSubmission: SubmissionKeySource;
}

export interface BankAccountListContext extends BankAccountListInput {
  readonly accounts: readonly BankAccount[];
  readonly lists: AccountOptionLists;
  /** The account that is being made primary; '' if there is none. */
  readonly changingId: string;
  readonly retry: PendingRetry<PrimaryChangeDraft> | null;
  /** The last completed action, until another action starts. */
  readonly done: AccountListChange | null;
  readonly notice: Notice | null;
}

export type AccountListChange = 'added' | 'primaryChanged';

export type BankAccountListEvent =
  | { type: 'accounts.reloadRequested' }
  | { type: 'addition.requested' }
  | { type: 'primary.requested'; id: string };
export type BankAccountListChart = ChartTypes<BankAccountListContext, BankAccountListEvent, BankAccountListInput>;

export type BankAccountsAnswer = AnswerOf<'listBankAccounts'>;
export type PrimaryChangeAnswer = MakePrimaryBankAccountAnswer;

/** The change of the primary account to the account with this id. */
export type PrimaryChangeDraft = Pick<BankAccountListContext, 'changingId'>;

export interface BankAccountListPorts extends BankAccountAdditionPorts {
  readonly listBankAccounts: OperationPort<'listBankAccounts'>;
  readonly makePrimaryBankAccount: OperationPort<'makePrimaryBankAccount'>;
}

/** A row of the account list; '' for unknown values (OM-206). */
export interface AccountRow {
  readonly id: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountType: string;
  readonly holder: string;
  readonly ifsc: string;
  readonly branch: string;
  readonly address: string;
  readonly isPrimary: boolean;
  readonly canBecomePrimary: boolean;
}

export type BankAccountListView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  | {
      readonly screen: 'listed';
      readonly accounts: readonly AccountRow[];
      readonly canAdd: boolean;
      /** While an account is primary, no other account can be added (OM-203). */
      readonly hasPrimary: boolean;
      readonly isBusy: boolean;
      readonly canReload: boolean;
      readonly done: AccountListChange | null;
      readonly notice: Notice | null;
      /** The PIN confirmation of the change of the primary account, and the account to change to. */
      readonly pin: PinConfirmationView | undefined;
      readonly changing: AccountRow | null;
    }
  | { readonly screen: 'adding'; readonly addition: BankAccountAdditionView | undefined };

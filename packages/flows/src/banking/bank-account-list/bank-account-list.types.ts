import type { AnswerOf, BankAccount, MakePrimaryBankAccountAnswer } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { PinConfirmationView } from '../../parts/pin-confirmation/index.ts';
import type { BankAccountAdditionPorts, BankAccountAdditionView } from '../bank-account-addition/index.ts';
import type { AccountLists } from '../verified-account.ts';

export interface BankAccountListInput {
  readonly newSubmission: NewSubmission;
}

export interface BankAccountListContext extends BankAccountListInput {
  readonly accounts: readonly BankAccount[];
  readonly lists: AccountLists;
  /** The account that is to become the primary one; '' while none is. */
  readonly changingId: string;
  /** A change whose answer never came: the same change goes on with its key (INV-04). */
  readonly lostChange: { readonly id: string; readonly submission: string } | null;
  /** What was done last, until something else is. */
  readonly done: AccountDeed | null;
  readonly notice: Notice | null;
}

export type AccountDeed = 'added' | 'primaryChanged';

export type BankAccountListEvent =
  | { type: 'accounts.reloadRequested' }
  | { type: 'addition.requested' }
  | { type: 'primary.requested'; id: string };
export type BankAccountListChart = ChartTypes<BankAccountListContext, BankAccountListEvent, BankAccountListInput>;

export type AccountsAnswer = AnswerOf<'listBankAccounts'>;
export type PrimaryChange = MakePrimaryBankAccountAnswer;

export interface BankAccountListPorts extends BankAccountAdditionPorts {
  readonly listBankAccounts: OperationPort<'listBankAccounts'>;
  readonly makePrimaryBankAccount: OperationPort<'makePrimaryBankAccount'>;
}

/** One account as its list shows it; '' where nothing is known (OM-206). */
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
      /** While an account is primary no other one is added (OM-203). */
      readonly hasPrimary: boolean;
      readonly isBusy: boolean;
      readonly canReload: boolean;
      readonly done: AccountDeed | null;
      readonly notice: Notice | null;
      /** The PIN that the change of the primary account asks for, and the account it is about. */
      readonly pin: PinConfirmationView | undefined;
      readonly changing: AccountRow | null;
    }
  | { readonly screen: 'adding'; readonly addition: BankAccountAdditionView | undefined };

import type { BankAccount, SaveBankAccountRequest } from '@folioflow/api/contract';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { BankDetails, BankDetailsView } from '../../parts/bank/bank-details/bank-details.types.ts';
import type {
  ImageRef,
  ImageUploadView,
  PreparedImage,
  PrepareImageRequest,
} from '../../parts/form/image-upload/image-upload.types.ts';
import type { AccountOptionLists, AccountSummary, VerifiedAccount } from '../verified-account.ts';

export interface BankAccountAdditionInput extends AccountOptionLists {
  /** A primary account exists already: no account can be added (OM-203). */
  readonly hasPrimary: boolean;
  /** The account is not the investor's first (OM-200). */
  readonly hasAccounts: boolean;
  readonly newSubmission: SubmissionKeySource;
}

export interface BankAccountAdditionContext extends BankAccountAdditionInput {
  /** The last typed details; the form starts with them again. */
  readonly draft: BankDetails | null;
  /** Null before the verification, and as soon as the details may change (INV-37). */
  readonly account: VerifiedAccount | null;
  readonly outcome: BankAccountAdditionOutput;
}

export type BankAccountAdditionEvent =
  | { type: 'details.changeRequested' }
  | { type: 'addition.cancelRequested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' };

export type BankAccountAdditionOutput =
  /** `accounts` as the provider lists them afterwards. */
  | { readonly kind: 'added'; readonly accounts: readonly BankAccount[] }
  /** A save may have been under way: ask for the list again. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'notPermitted' };

/** The request of the provider without the file: the app inserts the bytes of the picture. */
export type SaveAccountRequest = Omit<SaveBankAccountRequest, 'upload_addbank'> & { readonly upload_addbank: ImageRef };

export interface BankAccountAdditionPorts {
  readonly verifyBankAccount: OperationPort<'verifyBankAccount'>;
  readonly prepareImage: Port<PrepareImageRequest, PreparedImage>;
  readonly saveBankAccount: OperationPort<'saveBankAccount', SaveAccountRequest>;
}

interface CancelView {
  /** The question 'Do you want to cancel the process?' is open (OM-202). */
  readonly isAsking: boolean;
  readonly canCancel: boolean;
}

export type BankAccountAdditionView =
  | ({ readonly screen: 'detailing'; readonly details: BankDetailsView | undefined } & CancelView)
  | ({
      readonly screen: 'presentingCheque';
      readonly account: AccountSummary;
      readonly upload: ImageUploadView | undefined;
      readonly canChangeDetails: boolean;
    } & CancelView)
  | { readonly screen: 'closed' };

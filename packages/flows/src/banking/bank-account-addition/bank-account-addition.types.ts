import type { BankAccount, SaveBankAccountRequest } from '@folioflow/api/contract';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { BankDetails, BankDetailsView } from '../../parts/bank-details/index.ts';
import type { ImageRef, ImageUploadView, PreparedImage, PrepareRequest } from '../../parts/image-upload/index.ts';
import type { AccountLists, AccountSummary, VerifiedAccount } from '../verified-account.ts';

export interface BankAccountAdditionInput extends AccountLists {
  /** An account is primary already: then none is added (OM-203). */
  readonly hasPrimary: boolean;
  /** The account is another one than the first (OM-200). */
  readonly hasAccounts: boolean;
  readonly newSubmission: NewSubmission;
}

export interface BankAccountAdditionContext extends BankAccountAdditionInput {
  /** The details as typed last: the form is entered again with them. */
  readonly draft: BankDetails | null;
  /** Null before the verification, and again as soon as the details may change (INV-37). */
  readonly account: VerifiedAccount | null;
  readonly outcome: BankAccountAdditionOutput;
}

export type BankAccountAdditionEvent =
  | { type: 'details.changeRequested' }
  | { type: 'addition.cancelRequested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' };

export type BankAccountAdditionOutput =
  /** `accounts` as the provider tells them afterwards; null where it does not. */
  | { readonly kind: 'added'; readonly accounts: readonly BankAccount[] | null }
  /** A save may have been under way: ask for the list again. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'notPermitted' };

/** As the provider wants it, but for the file: the app puts the bytes of the picture in its place. */
export type AccountSaving = Omit<SaveBankAccountRequest, 'upload_addbank'> & { readonly upload_addbank: ImageRef };

export interface BankAccountAdditionPorts {
  readonly verifyBankAccount: OperationPort<'verifyBankAccount'>;
  readonly prepareImage: Port<PrepareRequest, PreparedImage>;
  readonly saveBankAccount: OperationPort<'saveBankAccount', AccountSaving>;
}

interface Leaving {
  /** 'Do you want to cancel the process?' is asked (OM-202). */
  readonly isAsking: boolean;
  readonly canCancel: boolean;
}

export type BankAccountAdditionView =
  | ({ readonly screen: 'detailing'; readonly details: BankDetailsView | undefined } & Leaving)
  | ({
      readonly screen: 'presentingCheque';
      readonly account: AccountSummary;
      readonly upload: ImageUploadView | undefined;
      readonly canChangeDetails: boolean;
    } & Leaving)
  | { readonly screen: 'closed' };

import { PRIMARY_ACCOUNT, type BankAccount, type MakePrimaryBankAccountRequest } from '@folioflow/api/contract';
import type { PinConfirmationRequest } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';
import { labelOfValue, type AccountOptionLists } from '../verified-account.ts';
import type { AccountRow, BankAccountsAnswer } from './bank-account-list.types.ts';

/** IFSC and account number: the provider has no account ids. */
export const accountIdOf = ({ beneficiary_account_no, beneficiary_ifsc }: BankAccount): string =>
  `${beneficiary_ifsc} ${beneficiary_account_no}`;

export const findAccount = (accounts: readonly BankAccount[], id: string): BankAccount | undefined =>
  accounts.find((account) => accountIdOf(account) === id);

export const hasPrimary = (accounts: readonly BankAccount[]): boolean => accounts.some(({ is_primary }) => is_primary);

export const accountListsOf = ({ master_list: lists }: BankAccountsAnswer): AccountOptionLists => ({
  accountTypes: lists?.bank_account_type ?? [],
  banks: lists?.bank_list ?? [],
});

/** Proposed by the contract: the specification does not contain this call (OM-205, AD-002). */
export const primaryChangeRequest = ({
  subject,
  pin,
}: PinConfirmationRequest<BankAccount>): MakePrimaryBankAccountRequest => ({
  request_mode: PRIMARY_ACCOUNT,
  beneficiary_account_no: subject.beneficiary_account_no,
  beneficiary_ifsc: subject.beneficiary_ifsc,
  pin_verification_value: pin,
});

export const accountRowOf = (
  account: BankAccount,
  lists: AccountOptionLists,
): Omit<AccountRow, 'canBecomePrimary'> => ({
  id: accountIdOf(account),
  bankName: account.beneficiary_bank_name,
  accountNumber: account.beneficiary_account_no,
  accountType: labelOfValue(lists.accountTypes, account.beneficiary_account_type),
  holder: account.beneficiary_account_holder_name,
  ifsc: account.beneficiary_ifsc,
  branch: account.beneficiary_bank_branch_name,
  address: account.beneficiary_bank_branch_address,
  isPrimary: account.is_primary,
});

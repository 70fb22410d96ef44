import type { BankInfo, Option, VerifyBankAccountAnswer } from '@folioflow/api/contract';
import { bankInfoOf, type BankDetails } from '../parts/bank-details/index.ts';

/** What the bank said of the details it verified last. */
export interface VerifiedAccount {
  readonly details: BankDetails;
  readonly holder: string;
  readonly branch: string;
}

/** An account in words: names of the lists in the place of their values; '' where nothing is known. */
export interface AccountSummary {
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly accountType: string;
  readonly bank: string;
  readonly holder: string;
  readonly branch: string;
}

/** The choices of the provider. */
export interface AccountLists {
  readonly accountTypes: readonly Option[];
  readonly banks: readonly Option[];
}

/** The one picture that proves an account. */
export const CHEQUE_SLOT = 'cheque';

export const noAccount: AccountSummary = {
  accountNumber: '',
  ifsc: '',
  accountType: '',
  bank: '',
  holder: '',
  branch: '',
};

export const accountOf = (details: BankDetails, { result }: VerifyBankAccountAnswer): VerifiedAccount => ({
  details,
  holder: result?.beneficiary_account_holder_name ?? '',
  branch: result?.beneficiary_bank_branch_name ?? '',
});

/** The label of a value, or the value itself where the list does not have it. */
export const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

export const inWords = (info: BankInfo, { accountTypes, banks }: AccountLists) => ({
  accountNumber: info.account_number,
  ifsc: info.ifsc_code,
  accountType: labelOf(accountTypes, info.account_type),
  bank: labelOf(banks, info.bank_name),
});

export const summaryOf = ({ details, holder, branch }: VerifiedAccount, lists: AccountLists): AccountSummary => ({
  ...inWords(bankInfoOf(details), lists),
  holder,
  branch,
});

import type { BankInfo, Option, VerifyBankAccountAnswer } from '@folioflow/api/contract';
import { wireBankInfoOf } from '../parts/bank/bank-details/bank-details.rules.ts';
import type { BankDetails } from '../parts/bank/bank-details/bank-details.types.ts';

/** The bank's data of the details that were verified last. */
export interface VerifiedAccount {
  readonly details: BankDetails;
  readonly holder: string;
  readonly branch: string;
}

/** An account for display: labels of the lists instead of their values; '' for unknown values. */
export interface AccountSummary {
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly accountType: string;
  readonly bank: string;
  readonly holder: string;
  readonly branch: string;
}

/** The options that the provider returned. */
export interface AccountOptionLists {
  readonly accountTypes: readonly Option[];
  readonly banks: readonly Option[];
}

/** The only picture that proves an account. */
export const CHEQUE_SLOT = 'cheque';

export const emptyAccountSummary: AccountSummary = {
  accountNumber: '',
  ifsc: '',
  accountType: '',
  bank: '',
  holder: '',
  branch: '',
};

/** The account of verified details, with the holder and branch of the answer. */
export const verifiedAccountOf = (details: BankDetails, { result }: VerifyBankAccountAnswer): VerifiedAccount => ({
  details,
  holder: result?.beneficiary_account_holder_name ?? '',
  branch: result?.beneficiary_bank_branch_name ?? '',
});

/** The label of a value, or the value itself if the list does not contain it. */
export const labelOfValue = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

export const addBankLabels = (info: BankInfo, { accountTypes, banks }: AccountOptionLists) => ({
  accountNumber: info.account_number,
  ifsc: info.ifsc_code,
  accountType: labelOfValue(accountTypes, info.account_type),
  bank: labelOfValue(banks, info.bank_name),
});

export const accountSummaryOf = (
  { details, holder, branch }: VerifiedAccount,
  lists: AccountOptionLists,
): AccountSummary => ({
  ...addBankLabels(wireBankInfoOf(details), lists),
  holder,
  branch,
});

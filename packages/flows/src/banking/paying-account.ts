import type { BankAccount } from '@folioflow/api/contract';

/** The account from which the provider expects the money, for display: never the whole number. */
export interface PayingAccount {
  readonly bankName: string;
  readonly lastDigits: string;
}

export const payingAccountOf = (account: BankAccount): PayingAccount => ({
  bankName: account.beneficiary_bank_name || account.beneficiary_ifsc,
  lastDigits: account.beneficiary_account_no.slice(-4),
});

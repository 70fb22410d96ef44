import type { BankAccount } from '@folioflow/api/contract';

/** The account that pays orders and receives redemptions. */
export const findPrimaryAccount = (accounts: readonly BankAccount[]): BankAccount | undefined =>
  accounts.find(({ is_primary }) => is_primary);

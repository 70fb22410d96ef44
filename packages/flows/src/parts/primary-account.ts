import type { BankAccount } from '@folioflow/api/contract';

/** The account that orders are paid from, and that is paid what is redeemed. */
export const primaryIn = (accounts: readonly BankAccount[]): BankAccount | undefined =>
  accounts.find(({ is_primary }) => is_primary);

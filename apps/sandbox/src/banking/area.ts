import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { saveBankAccount } from './save-bank-account.ts';
import { verifyBankAccount } from './verify-bank-account.ts';

/** Bank accounts. */
export const banking = {
  operations: { verifyBankAccount, saveBankAccount } satisfies OperationsOf<'banking'>,
} satisfies Area;

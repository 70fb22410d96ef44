import { saveBankAccount } from './save-bank-account.ts';
import { verifyBankAccount } from './verify-bank-account.ts';

export const bankingHandlers = { verifyBankAccount, saveBankAccount };

import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { making } from '../store/columns.ts';
import { saveBankAccount } from './save-bank-account.ts';
import { seedMandates } from './seed-mandates.ts';
import { verifyBankAccount } from './verify-bank-account.ts';

/** Bank accounts, and the mandates to debit them. */
export const banking = {
  operations: { verifyBankAccount, saveBankAccount } satisfies OperationsOf<'banking'>,
  tables: { mandates: { owner: 'client_id', copied: { id: 'man' } } },
  migrations: {
    '2026-11-22-7-schedules': making({
      tables: {
        mandates: {
          key: 'id',
          texts: 'client_id number state account_no account_type ifsc start_day end_day nach_form rendering',
          numbers: 'position amount limit_used is_primary refreshes',
        },
      },
      indexes: [['mandates', 'client_id']],
    }),
  },
  seed: seedMandates,
} satisfies Area;

import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { createMigrationStep } from '../store/columns.ts';
import { bankMagic } from './accounts/bank-rules.ts';
import { mandateMagic } from './mandates/mandate-rules.ts';
import { cancelMandate } from './mandates/cancel-mandate.ts';
import { dueMandates } from './mandates/due-mandates.ts';
import { listBankAccounts } from './accounts/list-bank-accounts.ts';
import { makePrimaryBankAccount } from './accounts/make-primary.ts';
import { mandateMover } from './mandates/mandate-mover.ts';
import { getNachMandate } from './mandates/nach-mandate.ts';
import { refreshMandate } from './mandates/refresh-mandate.ts';
import { registerMandate } from './mandates/register-mandate.ts';
import { saveBankAccount } from './accounts/save-bank-account.ts';
import { seedMandates } from './mandates/seed-mandates.ts';
import { uploadMandate } from './mandates/upload-mandate.ts';
import { verifyBankAccount } from './accounts/verify-bank-account.ts';

/** Bank accounts and their mandates. */
export const banking = {
  operations: {
    verifyBankAccount,
    saveBankAccount,
    listBankAccounts,
    makePrimaryBankAccount,
    getNachMandate,
    registerMandate,
    uploadMandate,
    refreshMandate,
    cancelMandate,
  } satisfies OperationsOf<'banking' | 'accounts' | 'mandates'>,
  magic: [...bankMagic, ...mandateMagic],
  tables: { mandates: { owner: 'client_id', idPrefixes: { id: 'man' } } },
  migrations: {
    '2026-11-22-7-schedules': createMigrationStep({
      tables: {
        mandates: {
          key: 'id',
          texts: 'client_id number state account_no account_type ifsc start_day end_day nach_form rendering',
          numbers: 'position amount limit_used is_primary refreshes',
        },
      },
      indexes: [['mandates', 'client_id']],
    }),
    '2026-11-22-8-mandates-decided': async (db) => {
      const alterMandates = () => db.schema.alterTable('mandates');
      await alterMandates()
        .addColumn('uploads', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await alterMandates().addColumn('due_at', 'bigint').execute();
      await alterMandates().addColumn('decided_at', 'bigint').execute();
    },
    '2026-11-23-5-registered-at': (db) =>
      db.schema
        .alterTable('mandates')
        .addColumn('created_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute(),
  },
  due: [dueMandates],
  movers: { mandate: mandateMover },
  seed: seedMandates,
} satisfies Area;

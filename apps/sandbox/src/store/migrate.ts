import { Migrator, type Migration } from 'kysely/migration';
import { accessMigration } from '../access/access-migration.ts';
import { catalogueMigration } from '../catalogue/catalogue-migration.ts';
import { clientMigration } from '../clients/client-migration.ts';
import { clockMigration } from '../clock/clock-migration.ts';
import { kycMigration } from '../kyc/kyc-migration.ts';
import { orderMigration } from '../orders/order-migration.ts';
import { type Database } from './database.ts';

const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-20-1-clock': clockMigration,
  '2026-11-20-2-access': accessMigration,
  '2026-11-20-3-clients': clientMigration,
  '2026-11-20-4-orders': orderMigration,
  '2026-11-20-5-catalogue': catalogueMigration,
  '2026-11-21-6-kyc': kycMigration,
};

/** Brings the tables to the newest form. */
export const migrate = async (db: Database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The sandbox cannot bring its tables up to date.', { cause: error });
};

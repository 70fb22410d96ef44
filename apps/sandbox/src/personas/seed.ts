import { seedCatalogue } from '../catalogue/port.ts';
import { type SeedName } from '../http/sandbox-options.ts';
import { type Database } from '../store/database.ts';
import { seedOrders } from '../orders/seed-orders.ts';
import { bumpRevision, readSetting, writeSetting } from '../store/settings.ts';
import { investorPersonas } from './investor-personas.ts';
import { kycPersonas } from './kyc-personas.ts';
import { type Persona } from './persona.ts';
import { seedClients, seedStaff } from './seed-clients.ts';
import { staffClients } from './staff-clients.ts';

export const allPersonas: readonly Persona[] = [...investorPersonas, ...kycPersonas, ...staffClients];

export const seedNames: readonly SeedName[] = ['market', 'full', 'empty', 'personas', 'noClients'];

const tables = [
  'sessions',
  'login_codes',
  'code_sends',
  'locks',
  'two_factors',
  'idempotency',
  'activations',
  'staff',
  'audit',
  'outbox',
  'faults',
  'counters',
  'clients',
  'nominees',
  'bank_accounts',
  'documents',
  'kyc',
  'attachments',
  'signatures',
  'orders',
  'order_events',
  'payments',
] as const;

const SEED = 'seed';

/** Puts a seed back: drops tokens, faults, switches and the clock's offset with everything else. */
export const reseed = async (db: Database, seed: SeedName, machineNow: number): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    for (const table of tables) await transaction.deleteFrom(table).execute();
    await transaction.deleteFrom('settings').where('name', '!=', 'revision').execute();
    await seedStaff(transaction);
    await seedCatalogue(transaction, seed === 'empty' || seed === 'market' ? seed : 'full');
    if (seed !== 'empty' && seed !== 'noClients') await seedClients(transaction, allPersonas, machineNow);
    if (seed === 'market' || seed === 'full') await seedOrders(transaction, machineNow);
    await transaction.insertInto('activations').values({ id: 'ok-1', customer_id: '', used: 0 }).execute();
    await writeSetting(transaction, SEED, seed);
    await bumpRevision(transaction);
  });
};

/** Fills an empty database; one that was seeded before stays as it is. */
export const seedIfEmpty = async (db: Database, seed: SeedName, machineNow: number): Promise<void> => {
  if ((await readSetting(db, SEED)) === undefined) await reseed(db, seed, machineNow);
};

import { untypedDatabase, type Database } from '../../store/database.ts';
import { bumpRevision, readSetting, writeSetting } from '../../store/settings.ts';
import { type Area } from '../area.ts';
import { type SeedName } from '../seed-name.ts';
import { writeInTransaction } from '../../store/write-transaction.ts';

const SEED = 'seed';

const fillDatabase = async (db: Database, areas: readonly Area[], seed: SeedName, now: number): Promise<void> => {
  for (const table of areas.flatMap(({ tables = {} }) => Object.keys(tables))) {
    await untypedDatabase(db).deleteFrom(table).execute();
  }
  await db.deleteFrom('settings').where('name', '!=', 'revision').execute();
  for (const area of areas) await area.seed?.(db, { seed, now });
  await writeSetting(db, SEED, seed);
  await bumpRevision(db);
};

/** Resets the database to a seed; tokens, faults, switches and the offset of the clock are deleted. */
export const resetToSeed = async (db: Database, areas: readonly Area[], seed: SeedName, now: number): Promise<void> => {
  await writeInTransaction(db, (transaction) => fillDatabase(transaction, areas, seed, now));
};

/** Seeds an empty database; a seeded database is unchanged. */
export const seedIfEmpty = async (db: Database, areas: readonly Area[], seed: SeedName, now: number): Promise<void> => {
  await writeInTransaction(db, async (transaction) => {
    // Checked inside the transaction, because another process can start at the same time.
    if ((await readSetting(transaction, SEED)) === undefined) await fillDatabase(transaction, areas, seed, now);
  });
};

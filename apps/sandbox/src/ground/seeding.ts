import { anyTable, type Database } from '../store/database.ts';
import { bumpRevision, readSetting, writeSetting } from '../store/settings.ts';
import { type Area } from './area.ts';
import { type SeedName } from './seed-name.ts';

const SEED = 'seed';

const fill = async (db: Database, areas: readonly Area[], seed: SeedName, now: number): Promise<void> => {
  for (const table of areas.flatMap(({ tables = {} }) => Object.keys(tables))) {
    await anyTable(db).deleteFrom(table).execute();
  }
  await db.deleteFrom('settings').where('name', '!=', 'revision').execute();
  for (const area of areas) await area.seed?.(db, { seed, now });
  await writeSetting(db, SEED, seed);
  await bumpRevision(db);
};

/** Puts a seed back: drops tokens, faults, switches and the clock's offset with everything else. */
export const reseed = async (db: Database, areas: readonly Area[], seed: SeedName, now: number): Promise<void> => {
  await db.transaction().execute((transaction) => fill(transaction, areas, seed, now));
};

/** Fills an empty database; one that was seeded before stays as it is. */
export const seedIfEmpty = async (db: Database, areas: readonly Area[], seed: SeedName, now: number): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    // Asked inside, because another process may be starting too.
    if ((await readSetting(transaction, SEED)) === undefined) await fill(transaction, areas, seed, now);
  });
};

import { anyTable, type Database } from '../store/database.ts';
import { bumpRevision, readSetting, writeSetting } from '../store/settings.ts';
import { type Area } from './area.ts';
import { type SeedName } from './seed-name.ts';

const SEED = 'seed';

/** Puts a seed back: drops tokens, faults, switches and the clock's offset with everything else. */
export const reseed = async (db: Database, areas: readonly Area[], seed: SeedName, now: number): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    for (const table of areas.flatMap(({ tables = {} }) => Object.keys(tables))) {
      await anyTable(transaction).deleteFrom(table).execute();
    }
    await transaction.deleteFrom('settings').where('name', '!=', 'revision').execute();
    for (const area of areas) await area.seed?.(transaction, { seed, now });
    await writeSetting(transaction, SEED, seed);
    await bumpRevision(transaction);
  });
};

/** Fills an empty database; one that was seeded before stays as it is. */
export const seedIfEmpty = async (db: Database, areas: readonly Area[], seed: SeedName, now: number): Promise<void> => {
  if ((await readSetting(db, SEED)) === undefined) await reseed(db, areas, seed, now);
};

import { areas } from './areas.ts';
import { type Area } from './ground/area.ts';
import { type SeedName } from './ground/seed-name.ts';
import { seedIfEmpty } from './ground/maintenance/seeding.ts';
import { type Database } from './store/database.ts';
import { migrate } from './store/migrate.ts';

/** Migrates a database to the newest tables and seeds it if it is empty. */
export const migrateAndSeed = async (db: Database, seed: SeedName, now: number): Promise<void> => {
  await migrate(
    db,
    areas.map(({ migrations = {} }: Area) => migrations),
  );
  await seedIfEmpty(db, areas, seed, now);
};

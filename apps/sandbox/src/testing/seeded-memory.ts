import { DatabaseSync } from 'node:sqlite';
import { type SeedName } from '../ground/seed-name.ts';
import { migrateAndSeed } from '../prepare.ts';
import { type Store } from '../store/database.ts';
import { createSqliteStore } from '../store/sqlite.ts';
import { NOON } from './noon.ts';

/** Databases with tables and a seed, which take far longer to write than to copy. */
const images = new Map<SeedName, Promise<Uint8Array>>();

const createImage = async (seed: SeedName): Promise<Uint8Array> => {
  const raw = new DatabaseSync(':memory:');
  const store = createSqliteStore(raw);
  await migrateAndSeed(store.db, seed, NOON);
  const image = raw.serialize();
  await store.close();
  return image;
};

/** Opens a copy of a seeded database in memory. */
export const openSeededMemory = async (seed: SeedName): Promise<Store> => {
  const image = images.get(seed) ?? createImage(seed);
  images.set(seed, image);
  const raw = new DatabaseSync(':memory:');
  raw.deserialize(await image);
  return createSqliteStore(raw);
};

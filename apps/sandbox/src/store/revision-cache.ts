import { type Database } from './database.ts';

/** Caches a value by the revision of the settings, which any process on the same database can change. */
export const cacheByRevision = <T>(
  read: (db: Database) => Promise<T>,
): ((db: Database, revision: string) => Promise<T>) => {
  const cached = new WeakMap<Database, { readonly revision: string; readonly value: T }>();
  return async (db, revision) => {
    const hit = cached.get(db);
    if (hit?.revision === revision) return hit.value;
    const value = await read(db);
    cached.set(db, { revision, value });
    return value;
  };
};

import { type Database } from './database.ts';

/** What is read again only when the revision has moved, which any process that shares the database may have done. */
export const revised = <T>(read: (db: Database) => Promise<T>): ((db: Database, revision: string) => Promise<T>) => {
  const known = new WeakMap<Database, { readonly revision: string; readonly value: T }>();
  return async (db, revision) => {
    const hit = known.get(db);
    if (hit?.revision === revision) return hit.value;
    const value = await read(db);
    known.set(db, { revision, value });
    return value;
  };
};

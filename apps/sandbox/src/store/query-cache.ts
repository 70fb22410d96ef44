import { type Database } from './database.ts';

interface QueryCache {
  readonly version: () => number;
  cachedVersion: number;
  readonly entries: Map<string, Promise<unknown>>;
}

const caches = new WeakMap<Database, QueryCache>();
const MAX_ENTRIES = 2_000;

/** Registers a counter of writes for a database that only this process can open. A shared database has none. */
export const registerWriteCounter = (db: Database, version: () => number): void => {
  caches.set(db, { version, cachedVersion: version(), entries: new Map() });
};

/**
 * Caches the result of a query until the next write. Transactions and shared databases have no cache: each query is
 * repeated. Kysely has no cache of results.
 */
export const cachedQuery = <T>(db: Database, key: string, ask: () => Promise<T>): Promise<T> => {
  const cache = caches.get(db);
  if (!cache) return ask();
  const version = cache.version();
  if (cache.cachedVersion !== version || cache.entries.size >= MAX_ENTRIES) {
    cache.entries.clear();
    cache.cachedVersion = version;
  }
  const cached = cache.entries.get(key);
  if (cached) return cached as Promise<T>;
  const answer = ask();
  cache.entries.set(key, answer);
  answer.catch(() => cache.entries.delete(key));
  return answer;
};

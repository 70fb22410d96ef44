import { Client } from 'pg';
import { inject } from 'vitest';
import { type SeedName } from '../ground/seed-name.ts';
import { type Store } from '../store/database.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { openSqliteStore } from '../store/sqlite.ts';

/** The database that every other one is made like: filled with the seed `full`, and beside it what it was filled with. */
export const FILLED = 'filled';
const KEPT = 'kept';

const connected = async <T>(url: string, use: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

/** Runs statements as they stand, in one go. */
export const inDatabase = async (url: string, ...statements: readonly string[]): Promise<void> => {
  await connected(url, (client) => client.query(statements.join(';\n')));
};

const tablesIn = (url: string): Promise<readonly string[]> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
    );
    return rows.map(({ tablename }) => tablename);
  });

/** Lays a copy of every row beside the tables. */
export const keepRows = async (url: string): Promise<void> => {
  const copies = (await tablesIn(url)).map((name) => `create table ${KEPT}.${name} as table public.${name}`);
  await inDatabase(url, `create schema ${KEPT}`, ...copies);
};

let tables: Promise<readonly string[]> | undefined;

/** Puts the kept rows back, or none at all. */
const restoreRows = async (url: string, isFilled: boolean): Promise<void> => {
  const names = await (tables ??= tablesIn(url));
  // No row of the audit can be taken away: only the whole table can be begun anew, by who owns the database.
  const emptying = names.map((name) => (name === 'audit' ? 'truncate public.audit' : `delete from public.${name}`));
  const filling = names.map((name) => `insert into public.${name} overriding system value table ${KEPT}.${name}`);
  await inDatabase(url, 'begin', ...emptying, ...(isFilled ? filling : []), 'commit');
};

/** A new database in the cluster of this run, filled. */
export const newDatabase = async (cluster: string): Promise<string> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await inDatabase(cluster, `create database ${name} template ${FILLED}`);
  return cluster.replace(/[^/]*$/, name);
};

/** Databases that no test uses now: making one takes far longer than putting its rows back. */
const free: string[] = [];

/** A store of its own for one test: in memory, or a database of the Postgres that this run has. */
export const testStore = async (seed: SeedName): Promise<Store> => {
  const cluster = inject('postgres');
  if (cluster === undefined) return openSqliteStore();
  const url = free.pop() ?? (await newDatabase(cluster));
  await restoreRows(url, seed === 'full');
  const store = openPostgresStore(url);
  return {
    db: store.db,
    close: async () => {
      await store.close();
      free.push(url);
    },
  };
};

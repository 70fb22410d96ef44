import { Client } from 'pg';
import { inject } from 'vitest';
import { type SeedName } from '../ground/seed-name.ts';
import { type Store } from '../store/database.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { recordQueries } from './recorded-queries.ts';
import { openSeededMemory } from './seeded-memory.ts';

/** Template of all test databases: seeded with `full`, with a copy of its rows in another schema. */
export const FILLED_DATABASE = 'filled';
const COPY_SCHEMA = 'kept';

const withConnection = async <T>(url: string, use: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

/** Runs SQL statements in a single query. */
export const runStatements = async (url: string, ...statements: readonly string[]): Promise<void> => {
  await withConnection(url, (client) => client.query(statements.join(';\n')));
};

/** Reads the single text that a query returns. */
export const readText = (url: string, query: string): Promise<string> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<Record<string, string>>(query);
    return Object.values(rows[0] ?? {})[0] ?? '';
  });

const readTableNames = (url: string): Promise<readonly string[]> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
        and tablename <> 'write_lock'`,
    );
    return rows.map(({ tablename }) => tablename);
  });

/** Copies the rows of all tables into another schema. */
export const copyRowsAside = async (url: string): Promise<void> => {
  const copies = (await readTableNames(url)).map(
    (name) => `create table ${COPY_SCHEMA}.${name} as table public.${name}`,
  );
  await runStatements(url, `create schema ${COPY_SCHEMA}`, ...copies);
};

let tableNames: Promise<readonly string[]> | undefined;

/** Restores the copied rows, or empties the tables. */
const restoreRows = async (url: string, isFilled: boolean): Promise<void> => {
  const names = await (tableNames ??= readTableNames(url));
  // Rows of the audit cannot be deleted; only the owner of the database can truncate the table.
  const emptying = names.map((name) => (name === 'audit' ? 'truncate public.audit' : `delete from public.${name}`));
  const filling = names.map(
    (name) => `insert into public.${name} overriding system value table ${COPY_SCHEMA}.${name}`,
  );
  await runStatements(url, 'begin', ...emptying, ...(isFilled ? filling : []), 'commit');
};

/** Lets the server log all statements on a database. */
export const logStatements = (cluster: string, name: string) =>
  runStatements(cluster, `alter database ${name} set log_statement = 'all'`);

/** Creates a seeded database in the cluster of this run. */
export const createDatabase = async (cluster: string): Promise<string> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runStatements(cluster, `create database ${name} template ${FILLED_DATABASE}`);
  await logStatements(cluster, name);
  return cluster.replace(/[^/]*$/, name);
};

/** Databases that no test uses at present; creating a database takes far longer than restoring its rows. */
const freeDatabases: string[] = [];

/** Opens a separate store for a test: in memory, or in a database of the Postgres of this run. */
export const openTestStore = async (seed: SeedName): Promise<Store> => {
  const cluster = inject('postgres');
  if (cluster === undefined) return openSeededMemory(seed);
  const url = freeDatabases.pop() ?? (await createDatabase(cluster));
  await restoreRows(url, seed === 'full');
  const store = recordQueries(openPostgresStore(url));
  return {
    db: store.db,
    close: async () => {
      await store.close();
      freeDatabases.push(url);
    },
  };
};

import { Kysely } from 'kysely';
import { Client, Pool, TypeOverrides, types } from 'pg';
import { describeConnectionProblem } from './connection-problem.ts';
import { type Store } from './database.ts';
import { SharedDialect } from './shared-dialect.ts';
import { type Tables } from './tables.ts';

// Amounts, moments and sums are all below 2^53.
const integerTypes = new TypeOverrides();
integerTypes.setTypeParser(types.builtins.INT8, Number);

/**
 * Parses `DATABASE_URL`; undefined if it is empty.
 * @throws Error for the address of anything else, without the address: it can contain a password
 */
export const parseDatabaseUrl = (url = ''): string | undefined => {
  if (url === '') return undefined;
  if (/^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new Error(
    'DATABASE_URL is the address of a Postgres, postgres://user:password@host:port/database, ' +
      'with special characters of the password as %XX.',
  );
};

const CONNECTION_TIMEOUT_MS = 10_000;

/**
 * Opens and closes a single connection, so that a start fails with a reason before anything is served.
 * @throws Error with one sentence: address, reason and code, without the password
 */
export const checkPostgresConnection = async (url: string, timeoutMs = CONNECTION_TIMEOUT_MS): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  const { host, port, user = '', database = '' } = client;
  try {
    await client.connect();
  } catch (error) {
    throw new Error(describeConnectionProblem({ host, port, user, database }, error), { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Opens a database that several processes can share.
 * @param url `postgres://user:password@host:port/database`
 * @param onError receives errors of idle connections
 */
export const openPostgresStore = (url: string, onError: (error: unknown) => void = () => undefined): Store => {
  const pool = new Pool({ connectionString: url, types: integerTypes });
  pool.on('error', onError);
  // A client in use reports the end of its connection by an event, too, and an event without a listener ends the
  // process. The caller learns of it from its query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new SharedDialect(pool) });
  return { db, close: () => db.destroy() };
};

import { CompiledQuery, Kysely, PostgresDialect, PostgresDriver, type TransactionSettings } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import { type Store } from './database.ts';
import { type Tables } from './tables.ts';

/** Stands for the right to write; whatever else holds a lock in this database takes another number. */
const WRITING = 4602;

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/** Writers come one at a time, as they do in the embedded database, whichever process they are of (decision 021). */
class OneWriter extends PostgresDriver {
  override async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings);
    try {
      await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${WRITING})`));
    } catch (error) {
      await super.rollbackTransaction(connection);
      throw error;
    }
  }
}

// Amounts, moments and sums are all below 2^53.
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);

class SharedDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): OneWriter {
    return new OneWriter({ pool: this.#pool });
  }
}

/**
 * What `DATABASE_URL` says; empty counts as not said.
 * @throws Error for the address of anything else
 */
export const databaseUrlOf = (url = ''): string | undefined => {
  if (url === '' || /^postgres(?:ql)?:\/\//.test(url)) return url === '' ? undefined : url;
  throw new Error('DATABASE_URL is the address of a Postgres: postgres://user:password@host:port/database.');
};

/**
 * Opens a database that several processes may share.
 * @param url `postgres://user:password@host:port/database`
 * @param onError told of a connection that broke while nobody used it
 */
export const openPostgresStore = (url: string, onError: (error: unknown) => void = () => undefined): Store => {
  const pool = new Pool({ connectionString: url, types: numbers });
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new SharedDialect(pool) });
  return { db, close: () => db.destroy() };
};

import { CompiledQuery, Kysely, PostgresDialect, PostgresDriver, type TransactionSettings } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import { type Store } from './database.ts';
import { type Tables } from './tables.ts';

/** Advisory lock of writers; other locks in this database use other numbers. */
const WRITE_LOCK_ID = 4602;

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/** Serialises writing transactions of all processes, as in the embedded database (decision 021). */
class SingleWriterDriver extends PostgresDriver {
  override async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings);
    try {
      await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${WRITE_LOCK_ID})`));
    } catch (error) {
      await super.rollbackTransaction(connection);
      throw error;
    }
  }
}

// Amounts, moments and sums are all below 2^53.
const integerTypes = new TypeOverrides();
integerTypes.setTypeParser(types.builtins.INT8, Number);

class SharedDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): SingleWriterDriver {
    return new SingleWriterDriver({ pool: this.#pool });
  }
}

/**
 * Parses `DATABASE_URL`; undefined if it is empty.
 * @throws Error for the address of anything else
 */
export const parseDatabaseUrl = (url = ''): string | undefined => {
  if (url === '' || /^postgres(?:ql)?:\/\//.test(url)) return url === '' ? undefined : url;
  throw new Error('DATABASE_URL is the address of a Postgres: postgres://user:password@host:port/database.');
};

/**
 * Opens a database that several processes can share.
 * @param url `postgres://user:password@host:port/database`
 * @param onError receives errors of idle connections
 */
export const openPostgresStore = (url: string, onError: (error: unknown) => void = () => undefined): Store => {
  const pool = new Pool({ connectionString: url, types: integerTypes });
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new SharedDialect(pool) });
  return { db, close: () => db.destroy() };
};

import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { type Pool } from 'pg';
import { retryConflicts } from './retry-conflicts.ts';

/**
 * Table of a single row, which every transaction changes first. Every engine with the protocol of Postgres locks a
 * changed row, at any level of isolation; the advisory locks of Postgres have no effect in CockroachDB (decision 103).
 */
const LOCK_TABLE = 'write_lock';

const lockTableStatements = [
  `create table if not exists ${LOCK_TABLE} (id bigint primary key, turn bigint not null)`,
  `insert into ${LOCK_TABLE} (id, turn) values (1, 0) on conflict (id) do nothing`,
].map((statement) => CompiledQuery.raw(statement));
const takeTurn = CompiledQuery.raw(`update ${LOCK_TABLE} set turn = turn + 1 where id = 1`);

/** SQLSTATE of a key or a table that another process has created meanwhile. */
const CREATED_MEANWHILE: ReadonlySet<unknown> = new Set(['23505', '42P07', '42710']);

type PostgresConnection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/** Connection that repeats a statement after a conflict; inside a transaction, only the whole can be repeated. */
class SharedConnection implements DatabaseConnection {
  readonly inner: PostgresConnection;
  isInTransaction = false;

  constructor(inner: PostgresConnection) {
    this.inner = inner;
  }

  executeQuery<R>(query: CompiledQuery) {
    return this.isInTransaction
      ? this.inner.executeQuery<R>(query)
      : retryConflicts(() => this.inner.executeQuery<R>(query));
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

const innerOf = (connection: DatabaseConnection): PostgresConnection => (connection as SharedConnection).inner;

/** Serialises transactions of all processes, as in the embedded database (decision 021). */
class SingleWriterDriver implements Driver {
  readonly #driver: PostgresDriver;

  constructor(pool: Pool) {
    this.#driver = new PostgresDriver({ pool });
  }

  async init(): Promise<void> {
    await this.#driver.init();
    const connection = await this.acquireConnection();
    try {
      for (const statement of lockTableStatements) await this.#createUnlessThere(connection, statement);
    } finally {
      await this.releaseConnection(connection);
    }
  }

  /** Two processes that create the same at the same time: `if not exists` does not prevent an error for one of them. */
  async #createUnlessThere(connection: DatabaseConnection, statement: CompiledQuery): Promise<void> {
    try {
      await connection.executeQuery(statement);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && CREATED_MEANWHILE.has(error.code))) throw error;
    }
  }

  async acquireConnection(): Promise<SharedConnection> {
    return new SharedConnection((await this.#driver.acquireConnection()) as PostgresConnection);
  }

  async beginTransaction(connection: SharedConnection, settings: TransactionSettings): Promise<void> {
    connection.isInTransaction = true;
    await this.#driver.beginTransaction(connection.inner, settings);
    try {
      const { numAffectedRows } = await connection.executeQuery(takeTurn);
      if (numAffectedRows !== 1n) throw new Error(`The table ${LOCK_TABLE} has lost its row.`);
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  async commitTransaction(connection: SharedConnection): Promise<void> {
    await this.#driver.commitTransaction(connection.inner);
    connection.isInTransaction = false;
  }

  async rollbackTransaction(connection: SharedConnection): Promise<void> {
    await this.#driver.rollbackTransaction(connection.inner);
    connection.isInTransaction = false;
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#driver.releaseConnection(innerOf(connection));
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

/** Migrations run in a transaction, which has the lock of all writers: no other lock is needed. */
class SharedAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

/** Dialect for a database that several processes share. */
export class SharedDialect implements Dialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  createDriver(): Driver {
    return new SingleWriterDriver(this.#pool);
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): SharedAdapter {
    return new SharedAdapter();
  }

  createIntrospector(db: Kysely<never>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }
}

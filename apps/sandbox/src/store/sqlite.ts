import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { type Store } from './database.ts';
import { registerWriteCounter } from './query-cache.ts';
import { type Tables } from './tables.ts';

const MAX_STATEMENTS = 400;
const doNothing = (): void => undefined;

const WRITE_STATEMENT = /^\s*(?:insert|update|delete|create|alter|drop|replace)/i;

/** Creates a prepared statement that reports its writes. */
const createStatement = (statement: StatementSync, onWrite: () => void): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => {
    onWrite();
    return statement.all(...(parameters as SQLInputValue[]));
  },
  run: (parameters) => {
    onWrite();
    return statement.run(...(parameters as SQLInputValue[]));
  },
  iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
});

/** Adapts a database to the part of better-sqlite3 that Kysely's dialect uses, and caches prepared statements. */
const adaptDatabase = (raw: DatabaseSync, onWrite: () => void): SqliteDatabase => {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => raw.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = createStatement(raw.prepare(sql), WRITE_STATEMENT.test(sql) ? onWrite : doNothing);
      if (prepared.size >= MAX_STATEMENTS) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
};

/** True if a database could not be opened because another process uses it. */
export const isDatabaseLocked = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('is locked');

/** Creates the store of an open database that no other connection uses. */
export const createSqliteStore = (raw: DatabaseSync): Store => {
  raw.exec('pragma foreign_keys = off');
  raw.exec('pragma temp_store = memory');
  // A move of the clock over years is a single transaction, which should not be written to the file twice. This
  // pragma comes last: it reads the file, and a read before the exclusive lock would let another process in.
  raw.exec('pragma cache_size = -65536');
  let writes = 0;
  const onWrite = (): void => {
    writes += 1;
  };
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adaptDatabase(raw, onWrite) }) });
  registerWriteCounter(db, () => writes);
  return { db, close: () => db.destroy() };
};

/**
 * Opens the embedded database: a file, or memory without a file name. A second process with the same file is refused
 * (`database is locked`) instead of losing rows.
 */
export const openSqliteStore = (file = ':memory:'): Store => {
  const raw = new DatabaseSync(file);
  try {
    if (file !== ':memory:') {
      raw.exec('pragma locking_mode = exclusive');
      raw.exec('pragma journal_mode = wal');
      raw.exec('pragma synchronous = full');
    }
    return createSqliteStore(raw);
  } catch (error) {
    raw.close();
    throw error;
  }
};

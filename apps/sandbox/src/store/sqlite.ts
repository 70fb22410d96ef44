import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { type Store } from './database.ts';
import { trackVersion } from './remember.ts';
import { type Tables } from './tables.ts';

const STATEMENTS_KEPT = 400;
const nothing = (): void => undefined;

const WRITING = /^\s*(?:insert|update|delete|create|alter|drop|replace)/i;

/** A prepared statement that says when it has written. */
const statementOf = (statement: StatementSync, onWrite: () => void): SqliteStatement => ({
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

/** Speaks the small part of better-sqlite3 that Kysely's dialect asks for, and keeps prepared statements. */
const adapt = (raw: DatabaseSync, onWrite: () => void): SqliteDatabase => {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => raw.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = statementOf(raw.prepare(sql), WRITING.test(sql) ? onWrite : nothing);
      if (prepared.size >= STATEMENTS_KEPT) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
};

/** Whether a database could not be opened because somebody else has it open. */
export const isLocked = (error: unknown): boolean => error instanceof Error && error.message.includes('is locked');

/**
 * Opens the embedded database: one file, or memory when no file is named.
 * A second opener of the same file is refused (`database is locked`) instead of losing rows.
 */
export const openSqliteStore = (file = ':memory:'): Store => {
  const raw = new DatabaseSync(file);
  try {
    raw.exec('pragma foreign_keys = off');
    raw.exec('pragma temp_store = memory');
    if (file !== ':memory:') {
      raw.exec('pragma locking_mode = exclusive');
      raw.exec('pragma journal_mode = wal');
      raw.exec('pragma synchronous = full');
    }
    // A move of the clock over years is one transaction: what it writes is not to go to the file twice. Asked for last:
    // it reads the file, and what was read before the lock is exclusive does not keep another process out.
    raw.exec('pragma cache_size = -65536');
  } catch (error) {
    raw.close();
    throw error;
  }
  let writes = 0;
  const onWrite = (): void => {
    writes += 1;
  };
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(raw, onWrite) }) });
  trackVersion(db, () => writes);
  return { db, close: () => db.destroy() };
};

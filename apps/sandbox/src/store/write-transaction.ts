import { type Database } from './database.ts';
import { retryConflicts } from './retry-conflicts.ts';

/**
 * Runs work in a transaction, alone among the transactions of all processes. After a conflict the whole work is
 * repeated: it must have no effect outside the database, or set it again in each attempt.
 */
export const writeInTransaction = <T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> =>
  retryConflicts(() => db.transaction().execute(work));

import { type Kysely } from 'kysely';
import { type Tables } from './tables.ts';

/** Database of the sandbox, or the transaction of an operation. */
export type Database = Kysely<Tables>;

/** Same database without the types of its tables, for code that works with any table. */
export const untypedDatabase = (db: Database) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

/** Open store: the database, and a function that closes it. */
export interface Store {
  readonly db: Database;
  close(): Promise<void>;
}

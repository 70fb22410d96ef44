import { type Kysely } from 'kysely';
import { type Tables } from './tables.ts';

/** The sandbox's database, or the transaction that one operation runs in. */
export type Database = Kysely<Tables>;

/** The same database, for work that is the same whatever the table. */
export const anyTable = (db: Database) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

/** An opened store: the database and the way to let go of it. */
export interface Store {
  readonly db: Database;
  close(): Promise<void>;
}

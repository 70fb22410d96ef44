import { type Kysely } from 'kysely';
import { type Tables } from './tables.ts';

/** The sandbox's database, or the transaction that one operation runs in. */
export type Database = Kysely<Tables>;

/** An opened store: the database and the way to let go of it. */
export interface Store {
  readonly db: Database;
  close(): Promise<void>;
}

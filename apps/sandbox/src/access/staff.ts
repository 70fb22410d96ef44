import { type Database } from '../store/database.ts';
import { type StaffRow } from './access-tables.ts';

export const staffByEmail = (db: Database, email: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();

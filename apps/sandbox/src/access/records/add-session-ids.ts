import { type MigrationStep } from '../../store/columns.ts';
import { untypedDatabase, type Database } from '../../store/database.ts';

/** Sessions have an id of their own: until now a renewed token was a session without the codes of the earlier one. */
export const addSessionIds: MigrationStep = async (db) => {
  await db.schema
    .alterTable('sessions')
    .addColumn('session_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const any = untypedDatabase(db as unknown as Database);
  await any
    .updateTable('sessions')
    .set((column) => ({ session_id: column.ref('token_hash') }))
    .execute();
};

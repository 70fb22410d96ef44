import { parseFields } from '../../kit/json.ts';
import { type MigrationStep } from '../../store/columns.ts';
import { untypedDatabase, type Database } from '../../store/database.ts';

/** Moves units from the terms into a column; the worth of units at their NAV is no longer stored. */
export const addUnitsColumn: MigrationStep = async (db) => {
  await db.schema
    .alterTable('orders')
    .addColumn('units', 'double precision', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('schedules_by_due_at').on('schedules').column('due_at').execute();
  const any = untypedDatabase(db as unknown as Database);
  for (const { id, terms } of await any.selectFrom('orders').select(['id', 'terms']).execute()) {
    const { units, ...others } = parseFields(String(terms));
    if (typeof units !== 'number') continue;
    const change = { units, value: 0, redeemable: 0, terms: JSON.stringify(others) };
    await any.updateTable('orders').set(change).where('id', '=', id).execute();
  }
};

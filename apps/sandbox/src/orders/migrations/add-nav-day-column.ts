import { type MigrationStep } from '../../store/columns.ts';

/** Orders store their NAV day from the payment on; '' for orders that were paid or allotted before this migration. */
export const addNavDayColumn: MigrationStep = (db) =>
  db.schema
    .alterTable('orders')
    .addColumn('nav_day', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

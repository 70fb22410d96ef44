import { type MigrationStep } from '../../store/columns.ts';

/** Columns of a redemption: NAV day, units, cost of the units, and whether it is a full redemption. */
export const addRedemptionColumns: MigrationStep = async (db) => {
  for (const [name, type] of [
    ['is_whole', 'bigint'],
    ['cost', 'bigint'],
    ['units', 'double precision'],
  ] as const) {
    await db.schema
      .alterTable('payouts')
      .addColumn(name, type, (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .alterTable('payouts')
    .addColumn('nav_day', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('payouts_by_due_at').on('payouts').column('due_at').execute();
};

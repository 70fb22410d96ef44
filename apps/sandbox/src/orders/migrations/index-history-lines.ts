import { createMigrationStep, type MigrationStep } from '../../store/columns.ts';

const indexes = createMigrationStep({
  indexes: [
    ['order_events', 'order_id at position'],
    ['orders', 'parent_id state'],
  ],
});

/** Indexes for the newest history lines of an order and for its instalments in a state. */
export const indexHistoryLines: MigrationStep = async (db) => {
  await indexes(db);
  for (const name of ['order_events_by_order_id', 'orders_by_parent_id']) await db.schema.dropIndex(name).execute();
};

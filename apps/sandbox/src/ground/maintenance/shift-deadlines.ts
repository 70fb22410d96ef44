import { untypedDatabase, type Database } from '../../store/database.ts';
import { type AreaTables } from '../../store/tables.ts';

/**
 * Shifts the deadlines of valid tokens, codes, two-factor ids and idempotency keys when the clock is moved, so that
 * their remaining life is unchanged.
 */
export const shiftDeadlines = async (db: Database, tables: AreaTables, now: number, by: number): Promise<void> => {
  for (const [table, { deadlines = [] }] of Object.entries(tables)) {
    if (deadlines.length === 0) continue;
    let update = untypedDatabase(db)
      .updateTable(table)
      .set(({ eb }) => Object.fromEntries(deadlines.map((column) => [column, eb(column, '+', by)])));
    for (const column of deadlines) update = update.where(column, '>', now);
    await update.execute();
  }
};

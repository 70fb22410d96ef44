import { anyTable, type Database } from '../store/database.ts';
import { type OwnTables } from '../store/tables.ts';

/**
 * Tokens, codes, two-factor ids and idempotency keys that are alive keep their remaining life when the clock is moved:
 * their deadlines move along.
 */
export const keepLives = async (db: Database, tables: OwnTables, now: number, by: number): Promise<void> => {
  for (const [table, { deadlines = [] }] of Object.entries(tables)) {
    if (deadlines.length === 0) continue;
    let update = anyTable(db)
      .updateTable(table)
      .set(({ eb }) => Object.fromEntries(deadlines.map((column) => [column, eb(column, '+', by)])));
    for (const column of deadlines) update = update.where(column, '>', now);
    await update.execute();
  }
};

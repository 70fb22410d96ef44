/**
 * Maximum number of rows of a statement: SQLite accepts 32,766 values, and the widest table has about forty columns.
 */
const ROWS_PER_PORTION = 500;

/** Calls a function with portions of the rows, in their order; not at all without rows. */
export const forEachPortion = async <T>(rows: readonly T[], use: (some: T[]) => Promise<void>): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_PER_PORTION) await use(rows.slice(from, from + ROWS_PER_PORTION));
};

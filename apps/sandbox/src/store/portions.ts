/** Rows that one statement takes: SQLite takes 32,766 values at once, the widest table has about forty columns. */
const PORTION = 500;

/** Does something with a few of the rows at a time, in their order; nothing where there are none. */
export const inPortions = async <T>(rows: readonly T[], use: (some: T[]) => Promise<void>): Promise<void> => {
  for (let from = 0; from < rows.length; from += PORTION) await use(rows.slice(from, from + PORTION));
};

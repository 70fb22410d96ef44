/** SQLSTATE of a serialization failure and of a deadlock: the database has undone the work, which can be repeated. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** True if the database has undone a statement or transaction because of another one at the same time. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONFLICTS.has(error.code);

const MAX_ATTEMPTS = 40;
const MAX_PAUSE_MS = 200;

const pauseBefore = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    // Two processes that repeat their work at the same moments would conflict again.
    setTimeout(resolve, Math.random() * Math.min(MAX_PAUSE_MS, 2 ** attempt));
  });

/** Repeats work that the database has undone because of a conflict; the last error is thrown. */
export const retryConflicts = async <T>(work: () => Promise<T>, pause = pauseBefore): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt >= MAX_ATTEMPTS) throw error;
    }
    await pause(attempt);
  }
};

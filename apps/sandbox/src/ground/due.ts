import { type AliasableExpression } from 'kysely';
import { type RandomBytes } from '../kit/random.ts';
import { type Database } from '../store/database.ts';

/** Timed task with its moment. */
export interface DueTask {
  readonly at: number;
  run(db: Database, random: RandomBytes): Promise<void>;
}

/** Kind of timed tasks. */
export interface DueSource {
  /** Selects the earliest due moment up to a moment, null for none. */
  earliest(db: Database, until: number): AliasableExpression<number | null>;
  /** Runs the first task of a due moment, or all of them. */
  run(db: Database, random: RandomBytes, at: number): Promise<void>;
}

/** Finds the earliest due task up to a moment; of tasks with the same moment, that of the first source. */
export const findEarliestTask = async (
  sources: readonly DueSource[],
  db: Database,
  until: number,
): Promise<DueTask | undefined> => {
  // A single statement for all sources, because it precedes every request.
  const moments = await db
    .selectNoFrom(sources.map((source, index) => source.earliest(db, until).as(`source_${index}`)))
    .executeTakeFirstOrThrow();
  const tasks = sources.flatMap((source, index) => {
    const at = moments[`source_${index}`];
    return typeof at === 'number'
      ? [{ at, run: (transaction: Database, random: RandomBytes) => source.run(transaction, random, at) }]
      : [];
  });
  return tasks.sort((one, other) => one.at - other.at)[0];
};

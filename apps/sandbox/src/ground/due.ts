import { type RandomBytes } from '../kit/random.ts';
import { type Database } from '../store/database.ts';

/** Timed task with its moment. */
export interface DueTask {
  readonly at: number;
  run(db: Database, random: RandomBytes): Promise<void>;
}

/** Finds the earliest due task of a kind up to a moment. */
export type DueSource = (db: Database, until: number) => Promise<DueTask | undefined>;

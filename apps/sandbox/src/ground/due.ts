import { type Random } from '../kit/random.ts';
import { type Database } from '../store/database.ts';

/** One thing that time brings: when, and what then happens. */
export interface DueStep {
  readonly at: number;
  run(db: Database, random: Random): Promise<void>;
}

/** Where due things are found; each answers its earliest one up to a moment. */
export type DueSource = (db: Database, until: number) => Promise<DueStep | undefined>;

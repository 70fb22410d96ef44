import { type Random } from '../kit/random.ts';
import { type Database } from '../store/database.ts';

/** One kind of thing that can be moved by hand. */
export interface Mover {
  /** the states that may follow; undefined when there is no such thing */
  next(db: Database, id: string): Promise<readonly string[] | undefined>;
  move(db: Database, random: Random, id: string, to: string, now: number): Promise<void>;
}

import { type Random } from '../kit/random.ts';
import { type Database } from '../store/database.ts';

/** One thing that can be moved by hand. */
export interface Movable {
  readonly id: string;
  /** mobile number of the customer */
  readonly owner: string;
  readonly label: string;
  readonly state: string;
}

/** One kind of thing that can be moved by hand. */
export interface Mover {
  /** the newest ones, as many as asked for */
  list(db: Database, most: number): Promise<readonly Movable[]>;
  /** the states that may follow; undefined when there is no such thing */
  next(db: Database, id: string): Promise<readonly string[] | undefined>;
  move(db: Database, random: Random, id: string, to: string, now: number): Promise<void>;
}

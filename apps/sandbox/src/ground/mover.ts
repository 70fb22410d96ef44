import { type RandomBytes } from '../kit/random.ts';
import { type Database } from '../store/database.ts';

/** Entity whose state can be set by hand. */
export interface Movable {
  readonly id: string;
  /** mobile number of the customer */
  readonly owner: string;
  readonly label: string;
  readonly state: string;
}

/** Kind of entity whose state can be set by hand. */
export interface Mover {
  /** newest entities, at most `most` */
  list(db: Database, most: number): Promise<readonly Movable[]>;
  /** permitted next states; undefined for an unknown id */
  nextStates(db: Database, id: string): Promise<readonly string[] | undefined>;
  move(db: Database, random: RandomBytes, id: string, to: string, now: number): Promise<void>;
}

import { type Random } from '../kit/random.ts';
import { type Database } from '../store/database.ts';
import { type Migrations } from '../store/migrate.ts';
import { type OwnTables } from '../store/tables.ts';
import { type DueSource } from './due.ts';
import { type Live } from './live.ts';
import { type MagicValue } from './magic.ts';
import { type Mover } from './mover.ts';
import { type OperationsOf } from './operations.ts';
import { type RequestLog } from './request-log.ts';
import { type SeedName } from './seed-name.ts';
import { type Areas } from '@folioflow/api/contract';

/** What every part of a running sandbox shares. */
export interface Context {
  readonly db: Database;
  readonly machineNow: () => number;
  readonly random: Random;
  readonly appOrigins: readonly string[];
  /** Origins of the sandbox's own pages; none while it is not served. */
  readonly ownOrigins: () => readonly string[];
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly live: () => Promise<Live>;
  readonly log: RequestLog;
  /** Told of what went wrong inside; the caller only hears HTTP 500. */
  readonly onError: (error: unknown) => void;
  readonly areas: readonly Area[];
  /** what all areas handed in, put together once */
  readonly due: readonly DueSource[];
  readonly movers: Readonly<Record<string, Mover>>;
  readonly tables: OwnTables;
}

/** Addresses beside the provider's API: one of them, or all that begin with `under`. */
export type SideDoor = ({ readonly at: string } | { readonly under: string }) & {
  readonly open: (context: Context) => (request: Request, path: string) => Promise<Response>;
};

/** What an area hands in; nothing else of it is known to the rest of the sandbox by name. */
export interface Area {
  /** `{ … } satisfies OperationsOf<'…'>`: an operation that is missing or misspelt does not compile */
  readonly operations?: Partial<OperationsOf<keyof Areas>>;
  /** the tables that a reset empties */
  readonly tables?: OwnTables;
  readonly migrations?: Migrations;
  /** what time brings */
  readonly due?: readonly DueSource[];
  /** what a person may move by hand, by the name of the entity */
  readonly movers?: Readonly<Record<string, Mover>>;
  readonly doors?: readonly SideDoor[];
  /** values that bring something about, for the control page */
  readonly magic?: readonly MagicValue[];
  /** Runs inside the transaction of a reset, after the areas that stand before this one. */
  readonly seed?: (db: Database, seeding: { readonly seed: SeedName; readonly now: number }) => Promise<void>;
}

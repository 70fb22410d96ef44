import { type RandomBytes } from '../kit/random.ts';
import { type Database } from '../store/database.ts';
import { type Migrations } from '../store/migrate.ts';
import { type AreaTables } from '../store/tables.ts';
import { type DueSource } from './due.ts';
import { type LiveSettings } from './live.ts';
import { type MagicValue } from './magic.ts';
import { type Mover } from './mover.ts';
import { type OperationsOf } from './operations.ts';
import { type RequestLog } from './request-log.ts';
import { type SeedName } from './seed-name.ts';
import { type Area as ContractArea } from '@folioflow/api/contract';

/** Services that all parts of a running sandbox share. */
export interface SandboxContext {
  readonly db: Database;
  readonly machineNow: () => number;
  readonly random: RandomBytes;
  readonly appOrigins: readonly string[];
  /** Origins of the sandbox's own pages; none while no server runs. */
  readonly ownOrigins: () => readonly string[];
  /** Bearer token of the control surface, if it requires any. */
  readonly controlToken: string | undefined;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Reads a file of the documentation by name; undefined in a sandbox that serves none. */
  readonly readDocsFile: ((name: string) => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  readonly live: () => Promise<LiveSettings>;
  readonly log: RequestLog;
  /** Receives internal errors; the caller receives HTTP 500 only. */
  readonly onError: (error: unknown) => void;
  readonly areas: readonly Area[];
  /** contributions of all areas, combined at the start */
  readonly due: readonly DueSource[];
  readonly movers: Readonly<Record<string, Mover>>;
  readonly tables: AreaTables;
}

/** Routes beside the provider's API: a single path, or all paths with a prefix. */
export type SideRoute = ({ readonly path: string } | { readonly pathPrefix: string }) & {
  readonly createHandler: (context: SandboxContext) => (request: Request, path: string) => Promise<Response>;
};

/** Contribution of an area to the sandbox. No other part of an area is referenced by name. */
export interface Area {
  /** `{ … } satisfies OperationsOf<'…'>`: an operation that is missing or misspelt does not compile */
  readonly operations?: Partial<OperationsOf<ContractArea>>;
  /** the tables that a reset empties */
  readonly tables?: AreaTables;
  readonly migrations?: Migrations;
  /** sources of timed tasks */
  readonly due?: readonly DueSource[];
  /** entities whose state can be set by hand, by the name of the entity */
  readonly movers?: Readonly<Record<string, Mover>>;
  readonly sideRoutes?: readonly SideRoute[];
  /** magic values for the control page */
  readonly magic?: readonly MagicValue[];
  /** Runs in the transaction of a reset, after the seeds of the preceding areas. */
  readonly seed?: (db: Database, seeding: { readonly seed: SeedName; readonly now: number }) => Promise<void>;
}

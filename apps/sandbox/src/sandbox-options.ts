import { type ReadDocsFile } from './docs/files.ts';
import { type SeedName } from './ground/seed-name.ts';
import { type RandomBytes } from './kit/random.ts';
import { type Store } from './store/database.ts';
import { type Compressors } from './http/transport/compress.ts';

/** Dependencies and settings of a sandbox. It reads nothing else from outside. */
export interface SandboxOptions {
  readonly store: Store;
  /** Clock of the machine, in milliseconds; the provider's clock is an offset to it, or is frozen. */
  readonly clock: () => number;
  readonly random?: RandomBytes;
  /** Origins of the apps; the gateway returns to the first origin by default. */
  readonly appOrigins: readonly string[];
  /** Origins of the sandbox's own pages, from the address of its server; none by default. */
  readonly ownOrigins?: () => readonly string[];
  /** Further host names beside 127.0.0.1 and localhost, without a port. */
  readonly hosts?: readonly string[];
  /** Bearer token that calls and pages of the control surface require; none by default. */
  readonly controlToken?: string | undefined;
  /** Seed of an empty database; a filled database is unchanged. */
  readonly seed?: SeedName;
  /** Rounds of the slow hash for new passwords and PINs. */
  readonly hashRounds?: number;
  /** Wait before a late answer. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly compressors?: Compressors;
  /** Reads a file of the documentation; without it, `/docs` is not served. */
  readonly readDocsFile?: ReadDocsFile;
  /** Receives internal errors; the caller receives HTTP 500 only. */
  readonly onError?: (error: unknown) => void;
}

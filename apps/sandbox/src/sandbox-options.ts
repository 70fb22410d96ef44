import { type SeedName } from './ground/seed-name.ts';
import { type Random } from './kit/random.ts';
import { type Store } from './store/database.ts';
import { type Compressors } from './http/compress.ts';

/** What a sandbox is made of. Everything it needs from the outside stands here. */
export interface SandboxOptions {
  readonly store: Store;
  /** The machine's clock in milliseconds; the provider's clock is this one, moved or frozen. */
  readonly clock: () => number;
  readonly random?: Random;
  /** Origins of the apps; the first is the one that the gateway returns to by default. */
  readonly appOrigins: readonly string[];
  /** Origins of its own pages, by the address that its server is bound to; none by default. */
  readonly ownOrigins?: () => readonly string[];
  /** Names it is reached by beside 127.0.0.1 and localhost, without a port. */
  readonly hosts?: readonly string[];
  /** What an empty database is filled with; a filled one stays as it is. */
  readonly seed?: SeedName;
  /** Rounds of the slow hash for new passwords and PINs. */
  readonly hashRounds?: number;
  /** How a late answer waits. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly compressors?: Compressors;
  /** Told of what went wrong inside; the caller only hears HTTP 500. */
  readonly onError?: (error: unknown) => void;
}

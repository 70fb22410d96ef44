import { type SandboxContext } from '../ground/area.ts';
import { type AnyImplementation } from '../ground/operations.ts';

/** Services of the provider's API, in addition to those of the sandbox. */
export interface ProviderContext extends SandboxContext {
  readonly implementations: Readonly<Record<string, AnyImplementation>>;
  readonly hashRounds: number;
  readonly digest: (text: string) => Promise<string>;
}

import { type Context } from '../ground/area.ts';
import { type AnyImplementation } from '../ground/operations.ts';

/** What the provider's API needs beside what every part of the sandbox shares. */
export interface Router extends Context {
  readonly implementations: Readonly<Record<string, AnyImplementation>>;
  readonly hashRounds: number;
  readonly digest: (text: string) => Promise<string>;
}

import type { OperationName, RequestOf } from '@folioflow/api/contract';

/** Operations without request fields: a served page can call them before a flow supplies a request. */
export type FirstRead = {
  [N in OperationName]: RequestOf<N> extends Readonly<Record<string, never>> ? N : never;
}[OperationName];

interface FirstReads {
  readonly fetch: typeof fetch;
  readonly whenReceived: () => Promise<unknown>;
  /**
   * Begins a read of a page that is drawn (decision 105), at a path of the provider, or returns the answer to the same
   * read that has begun. The first call of the app takes the same answer. Undefined without a stored token.
   */
  readonly beginRead?: ((path: string, request: object) => Promise<Response>) | undefined;
  /** Loads the scripts of the app if they wait for the drawing. */
  readonly loadApp: () => void;
}

declare global {
  /** Reads that the served page begins while its scripts load (`page/first-reads.js`, decision 016). */
  var firstReads: FirstReads | undefined;
}

/**
 * Returns the `fetch` for the provider of a page that begins reads: the first call of each takes its answer, every other
 * call is sent. Undefined on other pages.
 */
export const fetchOfFirstReads = (): typeof fetch | undefined => globalThis.firstReads?.fetch;

/**
 * Resolves when the answers to the first reads are complete, at the latest after 3 s, at once if none have begun: a part
 * of less importance loads its code then, so that the answers have the connection for themselves.
 */
export const whenFirstReadsReceived = (): Promise<unknown> =>
  globalThis.firstReads?.whenReceived() ?? Promise.resolve();

import type { CallOptions, OperationName, Provider, RequestOf } from '@folioflow/api/contract';

/** Operations without request fields: their calls can begin before a flow supplies a request. */
export type FirstRead = {
  [N in OperationName]: RequestOf<N> extends Readonly<Record<string, never>> ? N : never;
}[OperationName];

/** A flow that takes an answer later than this after the call has begun requests it again. */
const FRESH_FOR_MS = 10_000;
/** Content of less importance waits for the first reads no longer than this. */
const PRIORITY_MS = 3_000;

/** Begins a read. The next call of its method takes the outcome, if it comes in time. */
function beginRead(provider: Provider, name: FirstRead, now: () => number): Promise<unknown> {
  const call: Provider[FirstRead] = provider[name];
  const begunAt = now();
  const abandoned = new AbortController();
  const outcome = call({}, { signal: abandoned.signal });
  // Its failure is reported to the call that takes it.
  outcome.catch(() => undefined);
  const takeOutcome = (request: Record<string, never>, options: CallOptions = {}) => {
    Object.assign(provider, { [name]: call });
    if (now() - begunAt >= FRESH_FOR_MS) return call(request, options);
    if (options.signal?.aborted) abandoned.abort();
    options.signal?.addEventListener('abort', () => abandoned.abort());
    return outcome;
  };
  Object.assign(provider, { [name]: takeOutcome });
  return outcome;
}

/**
 * Calls operations before the page that needs them is rendered (decision 016). It replaces their methods of this
 * provider: the first call of each takes the outcome that has begun, every later call is a call of its own. An outcome
 * that no call takes is dropped.
 *
 * Resolves when all are answered, at the latest after 3 s: a part of less importance loads its code then, so that the
 * answers have the connection for themselves.
 */
export function beginFirstReads(
  provider: Provider,
  operations: readonly FirstRead[],
  now: () => number = Date.now,
): Promise<unknown> {
  const priorityEnd = new Promise((resolve) => setTimeout(resolve, PRIORITY_MS));
  return Promise.race([Promise.allSettled(operations.map((name) => beginRead(provider, name, now))), priorityEnd]);
}

import type { ObservedFlow } from './flow.ts';

/**
 * Waits for a view from which `select` returns a value, and returns that value: for a program that uses a flow in place
 * of a user. `select` returns null, undefined or false for any other view; it is called with the current view first.
 * Rejects with the error of `select`, or with the reason of `signal` when that is aborted. Without a signal it waits as
 * long as the flow does.
 */
export function waitForView<View, Value>(
  observed: ObservedFlow<View>,
  select: (view: View) => Value | null | undefined | false,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      subscription.unsubscribe();
      signal?.removeEventListener('abort', abort);
    };
    const abort = () => {
      stop();
      reject(signal?.reason as Error);
    };
    const check = () => {
      try {
        const value = select(observed.get());
        if (value === null || value === undefined || value === false) return;
        resolve(value);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
      stop();
    };
    if (signal?.aborted === true) {
      reject(signal.reason as Error);
      return;
    }
    signal?.addEventListener('abort', abort);
    const subscription = observed.subscribe(check);
    check();
  });
}

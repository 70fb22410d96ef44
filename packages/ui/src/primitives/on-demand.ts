import { useEffect, useRef, useState } from 'react';

type LoadState<Code> =
  | { readonly status: 'absent' | 'coming' | 'failed' }
  | { readonly status: 'here'; readonly code: Code };

export interface OnDemandCode<Code> {
  /** Null until it is requested and loaded. */
  readonly code: Code | null;
  readonly status: LoadState<Code>['status'];
  /** Fetches the code early, on pointer enter or focus. */
  readonly prefetch: () => void;
  /** Loads the code and renders it. A failed load can be requested again. */
  readonly request: () => void;
}

/** Fetches code. `loaded` is set by `createCachedLoader` after the first load. It must be a stable function. */
export interface CodeLoader<Code> {
  (): Promise<Code>;
  readonly loaded?: Code | undefined;
}

/** Returns a loader that caches its code, so that later components render at once. A failed load can be repeated. */
export function createCachedLoader<Code>(load: () => Promise<Code>): CodeLoader<Code> {
  const loader: { (): Promise<Code>; loaded?: Code } = async () => (loader.loaded ??= await load());
  return loader;
}

/** Fetches the code of the next step when the current one is nearly done. */
export function usePrefetch(isNear: boolean, ...loads: readonly CodeLoader<unknown>[]): void {
  const wanted = useRef(loads);
  useEffect(() => {
    // A failed fetch is repeated by the step itself, which shows the failure.
    if (isNear) for (const load of wanted.current) load().catch(() => undefined);
  }, [isNear]);
}

/** Returns code that few visits need, fetched on request. */
export function useOnDemand<Code>(load: CodeLoader<Code>): OnDemandCode<Code> {
  const [state, setState] = useState<LoadState<Code>>(() =>
    load.loaded === undefined ? { status: 'absent' } : { status: 'here', code: load.loaded },
  );
  const pending = useRef<Promise<Code>>(null);
  const startFetch = () => {
    pending.current ??= load().catch((error: unknown) => {
      pending.current = null;
      throw error;
    });
    return pending.current;
  };
  return {
    status: state.status,
    code: state.status === 'here' ? state.code : null,
    prefetch: () => void startFetch().catch(() => undefined),
    request: () => {
      if (state.status === 'here' || state.status === 'coming') return;
      setState({ status: 'coming' });
      startFetch().then(
        (code) => setState({ status: 'here', code }),
        () => setState({ status: 'failed' }),
      );
    },
  };
}

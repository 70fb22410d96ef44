import { useEffect, useRef, useState } from 'react';

type State<Code> = { readonly is: 'absent' | 'coming' | 'failed' } | { readonly is: 'here'; readonly code: Code };

export interface OnDemand<Code> {
  /** Null until it was wanted and came. */
  readonly code: Code | null;
  readonly is: State<Code>['is'];
  /** Fetches it ahead: a pointer or the focus has come near. */
  readonly prepare: () => void;
  /** Shows it once it is here. What could not be fetched may be wanted again. */
  readonly want: () => void;
}

/** Fetches code; `here` once it has come, where `keeping` made it. One and the same function on every call. */
export interface Load<Code> {
  (): Promise<Code>;
  readonly here?: Code | undefined;
}

/** A load that keeps what it fetched, so that whoever shows it next draws it at once. One that failed may be asked again. */
export function keeping<Code>(load: () => Promise<Code>): Load<Code> {
  const kept: { (): Promise<Code>; here?: Code } = async () => (kept.here ??= await load());
  return kept;
}

/** Fetches the code of a step to come when this one is as good as done. */
export function useAhead(isNear: boolean, ...loads: readonly Load<unknown>[]): void {
  const wanted = useRef(loads);
  useEffect(() => {
    // What does not come is asked for again by the step itself, which says so.
    if (isNear) for (const load of wanted.current) load().catch(() => undefined);
  }, [isNear]);
}

/** Code that few visits need, fetched when somebody reaches for it. */
export function useOnDemand<Code>(load: Load<Code>): OnDemand<Code> {
  const [state, setState] = useState<State<Code>>(() =>
    load.here === undefined ? { is: 'absent' } : { is: 'here', code: load.here },
  );
  const pending = useRef<Promise<Code>>(null);
  const fetched = () => {
    pending.current ??= load().catch((error: unknown) => {
      pending.current = null;
      throw error;
    });
    return pending.current;
  };
  return {
    is: state.is,
    code: state.is === 'here' ? state.code : null,
    prepare: () => void fetched().catch(() => undefined),
    want: () => {
      if (state.is === 'here' || state.is === 'coming') return;
      setState({ is: 'coming' });
      fetched().then(
        (code) => setState({ is: 'here', code }),
        () => setState({ is: 'failed' }),
      );
    },
  };
}

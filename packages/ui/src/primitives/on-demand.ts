import { useRef, useState } from 'react';

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

/** Code that few visits need, fetched when somebody reaches for it. `load` is one and the same function on every call. */
export function useOnDemand<Code>(load: () => Promise<Code>): OnDemand<Code> {
  const [state, setState] = useState<State<Code>>({ is: 'absent' });
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

import { createContext, use, useMemo, type ReactNode } from 'react';

/** Milliseconds since the epoch. */
export type Now = () => number;

interface Clocks {
  readonly now: Now;
  readonly providerNow: Now;
}

const ClockContext = createContext<Clocks | null>(null);

interface ClockProviderProps {
  /** `Date.now` in an app; a fixed moment in a story. It must be a stable function. */
  now: Now;
  /** The clock of the provider, by which days and cut-offs are meant; the device's where none is known. Stable as well. */
  providerNow?: Now | undefined;
  children: ReactNode;
}

/** The only clocks of the UI: what ticks or says "today" asks them. */
export function ClockProvider({ now, providerNow = now, children }: ClockProviderProps) {
  const clocks = useMemo(() => ({ now, providerNow }), [now, providerNow]);
  return <ClockContext value={clocks}>{children}</ClockContext>;
}

function useClocks(): Clocks {
  const clocks = use(ClockContext);
  if (clocks === null) throw new Error('No clock: put a ClockProvider around what counts down.');
  return clocks;
}

/** The device's clock: for what counts down, however wrong it goes. */
export const useNow = (): Now => useClocks().now;

/** The provider's clock, as far as it tells it: for days, and for what has a cut-off. */
export const useProviderNow = (): Now => useClocks().providerNow;

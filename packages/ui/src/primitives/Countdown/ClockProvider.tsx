import { createContext, use, useMemo, type ReactNode } from 'react';

/** Milliseconds since the epoch. */
export type Clock = () => number;

interface Clocks {
  readonly now: Clock;
  readonly providerNow: Clock;
}

const ClockContext = createContext<Clocks | null>(null);

interface ClockProviderProps {
  /** `Date.now` in an app; a fixed moment in a story. It must be a stable function. */
  now: Clock;
  /** The provider's clock, used for days and cut-offs; the device clock by default. It must be a stable function. */
  providerNow?: Clock | undefined;
  children: ReactNode;
}

/** The only clocks of the UI: countdowns and relative days use them. */
export function ClockProvider({ now, providerNow = now, children }: ClockProviderProps) {
  const clocks = useMemo(() => ({ now, providerNow }), [now, providerNow]);
  return <ClockContext value={clocks}>{children}</ClockContext>;
}

function useClocks(): Clocks {
  const clocks = use(ClockContext);
  if (clocks === null) throw new Error('No clock: put a ClockProvider around what counts down.');
  return clocks;
}

/** Returns the device clock, for countdowns. */
export const useNow = (): Clock => useClocks().now;

/** Returns the provider's clock if it is known, for days and cut-offs. */
export const useProviderNow = (): Clock => useClocks().providerNow;

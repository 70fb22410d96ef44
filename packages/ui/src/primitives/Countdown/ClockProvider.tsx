import { createContext, use, type ReactNode } from 'react';

/** Milliseconds since the epoch. */
export type Now = () => number;

const ClockContext = createContext<Now | null>(null);

interface ClockProviderProps {
  /** `Date.now` in an app; a fixed moment in a story. It must be a stable function. */
  now: Now;
  children: ReactNode;
}

/** The only clock of the UI: what ticks or says "today" asks it. */
export function ClockProvider({ now, children }: ClockProviderProps) {
  return <ClockContext value={now}>{children}</ClockContext>;
}

export function useNow(): Now {
  const now = use(ClockContext);
  if (now === null) throw new Error('No clock: put a ClockProvider around what counts down.');
  return now;
}

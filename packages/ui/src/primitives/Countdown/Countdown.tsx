import { useEffect, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useNow } from './ClockProvider.tsx';

/** Returns the remaining seconds, rounded up, never below zero. */
export const secondsUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** Few enough that the announcements do not interrupt a screen reader. */
const MILESTONES: ReadonlySet<number> = new Set([60, 30, 10]);

export interface CountdownProps {
  /** End of the countdown, in milliseconds since the epoch. */
  until: number;
  /** Renders the text for the remaining seconds. */
  children: (seconds: number) => ReactNode;
}

/** A countdown that uses the `ClockProvider`. It is announced at 60, 30 and 10 seconds, not every second. */
export function Countdown({ until, children }: CountdownProps) {
  const now = useNow();
  const [, tick] = useState(0);
  const [said, say] = useState<number | null>(null);
  const left = secondsUntil(until, now());

  useEffect(() => {
    if (left === 0) return undefined;
    const untilNextSecond = (until - now()) % 1000 || 1000;
    const timer = setTimeout(() => {
      const next = secondsUntil(until, now());
      if (MILESTONES.has(next)) say(next);
      tick((count) => count + 1);
    }, untilNextSecond);
    return () => clearTimeout(timer);
  });

  return (
    <>
      <span role="timer">{children(left)}</span>
      <VisuallyHidden aria-live="polite">{said !== null && said === left && children(said)}</VisuallyHidden>
    </>
  );
}

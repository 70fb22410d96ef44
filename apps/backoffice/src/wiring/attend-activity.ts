/** Doing anything counts, and reading with the wheel does too. */
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** A device that wakes up fires late timers or none; these it fires. */
const WAKING = ['focus', 'pageshow', 'online'] as const;

/** How often activity is told while nothing waits for it, in milliseconds. */
const SELDOM = 5_000;
/** How often the clock is looked at. */
const LOOK = 10_000;

interface Attended {
  readonly now: () => number;
  /** Whether somebody was told that the session is about to end: then each movement is told at once. */
  readonly isUrgent: () => boolean;
  readonly onActivity: (at: number) => void;
  readonly onClock: (at: number) => void;
}

/** Watches whether somebody is there, and the clock, which goes on while a device sleeps. */
export function attendActivity({ now, isUrgent, onActivity, onClock }: Attended): () => void {
  const left = new AbortController();
  const { signal } = left;
  let toldAt = Number.NEGATIVE_INFINITY;
  const seen = () => {
    const at = now();
    if (!isUrgent() && Math.abs(at - toldAt) < SELDOM) return;
    toldAt = at;
    onActivity(at);
  };
  const look = () => onClock(now());
  for (const name of ACTIVITY) addEventListener(name, seen, { signal, passive: true, capture: true });
  for (const name of WAKING) addEventListener(name, look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  const looking = setInterval(look, LOOK);
  signal.addEventListener('abort', () => clearInterval(looking));
  return () => left.abort();
}

/** Events that count as activity of the user; scrolling is one of them. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Events of a device that wakes up; its timers fire late or not at all. */
const WAKE_EVENTS = ['focus', 'pageshow', 'online'] as const;

/** Least time between two reports of activity while no warning is shown. */
const ACTIVITY_INTERVAL_MS = 5_000;
/** Interval of the clock checks. */
const CLOCK_INTERVAL_MS = 10_000;

interface ActivityWatchOptions {
  readonly now: () => number;
  /** True while the warning about the end of the session is shown: each activity is then reported at once. */
  readonly isUrgent: () => boolean;
  readonly onActivity: (at: number) => void;
  readonly onClock: (at: number) => void;
}

/**
 * Watches the activity of the user, and the clock, which goes on while a device sleeps. Returns the function that
 * ends it.
 */
export function watchActivity({ now, isUrgent, onActivity, onClock }: ActivityWatchOptions): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let reportedAt = Number.NEGATIVE_INFINITY;
  const reportActivity = () => {
    const at = now();
    if (!isUrgent() && Math.abs(at - reportedAt) < ACTIVITY_INTERVAL_MS) return;
    reportedAt = at;
    onActivity(at);
  };
  const readClock = () => onClock(now());
  for (const name of ACTIVITY_EVENTS) addEventListener(name, reportActivity, { signal, passive: true, capture: true });
  for (const name of WAKE_EVENTS) addEventListener(name, readClock, { signal });
  document.addEventListener('visibilitychange', readClock, { signal });
  const clockTimer = setInterval(readClock, CLOCK_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(clockTimer));
  return () => stopped.abort();
}

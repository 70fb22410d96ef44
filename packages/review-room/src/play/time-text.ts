const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The units of a time that passes, with their names in the panel. */
export const TIME_UNITS = {
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  workingDays: 'working days',
} as const;
export type TimeUnit = keyof typeof TIME_UNITS;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Returns a time as text, in at most two units: `30 seconds`, `2 minutes`, `1 hour 30 minutes`, `2 days`. */
export function timeText(ms: number): string {
  if (ms < SECOND_MS) return ms === 0 ? 'no time' : counted(ms, 'millisecond');
  const parts = [
    [Math.floor(ms / DAY_MS), 'day'],
    [Math.floor(ms / HOUR_MS) % 24, 'hour'],
    [Math.floor(ms / MINUTE_MS) % 60, 'minute'],
    [(ms % MINUTE_MS) / SECOND_MS, 'second'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .slice(0, 2)
    .map(([count, unit]) => counted(count, unit))
    .join(' ');
}

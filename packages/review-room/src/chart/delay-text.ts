const MS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;

/** Returns a time as text: `1.5 s`, `30 s`, `15 min`. */
export function delayText(ms: number): string {
  const seconds = ms / MS_PER_SECOND;
  const minutes = seconds / SECONDS_PER_MINUTE;
  return seconds > SECONDS_PER_MINUTE && Number.isInteger(minutes) ? `${minutes} min` : `${seconds} s`;
}

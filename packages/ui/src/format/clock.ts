import { dayHalves } from '@folioflow/flows/words/day-halves';

/** India has had this offset, without daylight saving time, since 1945. The first use of `Intl` takes 60 ms on a phone. */
const INDIA_OFFSET_MS = 19_800_000;

/** `yyyy-mm-ddThh:mm…` of the clocks in India. */
const writeMomentInIndia = (moment: number): string => new Date(moment + INDIA_OFFSET_MS).toISOString();

/** Returns the calendar day in India at a moment (ms since the epoch): `yyyy-mm-dd`. */
export const dayInIndia = (moment: number): string => writeMomentInIndia(moment).slice(0, 10);

/** Returns day and time in India at a moment (ms since the epoch): `yyyy-mm-dd` and `hh:mm` of 24 hours. */
export function momentInIndia(moment: number): { day: string; time: string } {
  const [day = '', time = ''] = writeMomentInIndia(moment).split('T');
  return { day, time: time.slice(0, 5) };
}

/** Formats a time of day of the wire: `15:00` or `15:00:00` → 3:00 PM. Any other text is returned unchanged. */
export function formatTimeOfDay(time: string): string {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return time;
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? dayHalves.morning : dayHalves.afternoon}`;
}

/** Formats the time in India at a moment (ms since the epoch): 3:05 PM. */
export const formatTime = (moment: number): string => formatTimeOfDay(momentInIndia(moment).time);

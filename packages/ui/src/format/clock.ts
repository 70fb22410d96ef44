import { calendarDay } from '@folioflow/flows';
import { dayHalves } from '@folioflow/flows/words/day-halves';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;
/** India has had this offset, without daylight saving time, since 1945. The first use of `Intl` takes 60 ms on a phone. */
const INDIA_OFFSET_MINUTES = 330;

/** Minutes since 1 January 1970 on the clocks in India. */
const minutesInIndia = (moment: number): number => Math.floor(moment / MS_PER_MINUTE) + INDIA_OFFSET_MINUTES;
const padTwoDigits = (part: number): string => String(part).padStart(2, '0');

/** Returns the calendar day in India at a moment (ms since the epoch): `yyyy-mm-dd`. */
export const dayInIndia = (moment: number): string => calendarDay(Math.floor(minutesInIndia(moment) / MINUTES_PER_DAY));

/** Returns day and time in India at a moment (ms since the epoch): `yyyy-mm-dd` and `hh:mm` of 24 hours. */
export function momentInIndia(moment: number): { day: string; time: string } {
  const minute = minutesInIndia(moment) % MINUTES_PER_DAY;
  return { day: dayInIndia(moment), time: `${padTwoDigits(Math.floor(minute / 60))}:${padTwoDigits(minute % 60)}` };
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

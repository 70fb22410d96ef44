import { dayHalves } from '@folioflow/flows/words/day-halves';

const createIndianClock = () =>
  new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

let india: ReturnType<typeof createIndianClock> | undefined;

function partsInIndia(moment: number): Record<string, string> {
  // The first clock takes 60 ms on a slow phone: created for the first moment, not with the code of the page.
  india ??= createIndianClock();
  return Object.fromEntries(india.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** Returns the calendar day in India at a moment (ms since the epoch): `yyyy-mm-dd`. */
export function dayInIndia(moment: number): string {
  const { year = '', month = '', day = '' } = partsInIndia(moment);
  return `${year}-${month}-${day}`;
}

/** Returns day and time in India at a moment (ms since the epoch): `yyyy-mm-dd` and `hh:mm` of 24 hours. */
export function momentInIndia(moment: number): { day: string; time: string } {
  const { hour = '', minute = '' } = partsInIndia(moment);
  return { day: dayInIndia(moment), time: `${hour}:${minute}` };
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

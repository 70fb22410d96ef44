import { formatMessage } from '@folioflow/flows';
import { dates } from '@folioflow/flows/words/dates';
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

/** The zone of India, by its present and its former name, which some browsers have. */
const indianZones: ReadonlySet<string> = new Set(['Asia/Kolkata', 'Asia/Calcutta']);

/** True if the clock of the device is that of India; then a time needs no zone, and today is the day in India. */
export const isDeviceInIndia = (): boolean => indianZones.has(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Returns a time of day in India, `15:00`; on a device of another zone, with its zone: 15:00 IST. */
export const nameTimeInIndia = (time: string): string =>
  isDeviceInIndia() ? time : formatMessage(dates.timeInIndia, { time });

/**
 * Formats the time in India at a moment (ms since the epoch): 3:05 PM, on a device of another zone 3:05 PM IST. A
 * cut-off is shown as it is sent (DO-114).
 */
export function formatTime(moment: number): string {
  const [hour = '', minute = ''] = momentInIndia(moment).time.split(':');
  const hours = Number(hour);
  return nameTimeInIndia(`${hours % 12 || 12}:${minute} ${hours < 12 ? dayHalves.morning : dayHalves.afternoon}`);
}

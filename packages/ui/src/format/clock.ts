import { dayInIndia, formatMessage, momentInIndia } from '@folioflow/flows';
import { dates } from '@folioflow/flows/words/dates';
import { dayHalves } from '@folioflow/flows/words/day-halves';

export { dayInIndia, momentInIndia };

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

import type { I18n } from '@lingui/core';
import { dayInIndia, momentInIndia } from '@folioflow/flows';

export { dayInIndia, momentInIndia };

/** The zone of India, by its present and its former name, which some browsers have. */
const indianZones: ReadonlySet<string> = new Set(['Asia/Kolkata', 'Asia/Calcutta']);

/** True if the clock of the device is that of India; then a time needs no zone, and today is the day in India. */
export const isDeviceInIndia = (): boolean => indianZones.has(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Returns a time of day in India, `15:00`; on a device of another zone, with its zone: 15:00 IST. */
export const nameTimeInIndia = (i18n: I18n, time: string): string =>
  isDeviceInIndia() ? time : i18n._('dates.timeInIndia', { time });

/**
 * Formats the time in India at a moment (ms since the epoch): 3:05 PM, on a device of another zone 3:05 PM IST. A
 * cut-off is shown as it is sent (DO-114).
 */
export function formatTime(i18n: I18n, moment: number): string {
  const [hour = '', minute = ''] = momentInIndia(moment).time.split(':');
  const hours = Number(hour);
  return nameTimeInIndia(
    i18n,
    `${hours % 12 || 12}:${minute} ${hours < 12 ? i18n._('dayHalves.morning') : i18n._('dayHalves.afternoon')}`,
  );
}

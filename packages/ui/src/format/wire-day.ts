import { formatDay } from './day.ts';

const WIRE_DAY = /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/(\d{4})$/;

/**
 * Formats a day that the provider writes as `05/11/1990` (dd/mm/yyyy) as 5 Nov 1990. Any other text, such as a year
 * alone or a month above 12, is returned unchanged.
 */
export function formatWireDay(text: string): string {
  const [, day, month, year] = WIRE_DAY.exec(text.trim()) ?? [];
  return year === undefined ? text : formatDay(`${year}-${month}-${day}`);
}

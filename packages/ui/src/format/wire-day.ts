import type { I18n } from '@lingui/core';
import { calendarDayOf } from '@folioflow/flows';
import { formatDay } from './day.ts';

const WIRE_DAY = /^\d{2}\/\d{2}\/\d{4}$/;

/**
 * Formats a day that the provider writes as `05/11/1990` (dd/mm/yyyy) as 5 Nov 1990. Any other text, such as a year
 * alone or a month above 12, is returned unchanged.
 */
export function formatWireDay(i18n: I18n, text: string): string {
  const day = WIRE_DAY.test(text.trim()) ? calendarDayOf(text) : null;
  return day === null ? text : formatDay(i18n, day);
}

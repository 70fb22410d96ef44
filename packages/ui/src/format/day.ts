import type { I18n } from '@lingui/core';
import { civilDateOf } from '@folioflow/flows';
import { monthKeys } from './date-keys.ts';
import { dayInIndia, formatTime } from './clock.ts';

/** The short name of a month, from 1 for January. */
export const formatMonthName = (i18n: I18n, month: number): string => i18n._(monthKeys[month - 1] ?? monthKeys[0]);

/** Formats `2026-11-20` as 20 Nov 2026, without a time zone (decision 007). Any other text is returned unchanged. */
export function formatDay(i18n: I18n, text: string): string {
  const date = civilDateOf(text);
  return date === null ? text : `${date.day} ${formatMonthName(i18n, date.month)} ${date.year}`;
}

/** Formats day and time in India at a moment (ms since the epoch): 20 Nov 2026, 3:05 PM. */
export const formatDayAndTime = (i18n: I18n, moment: number): string =>
  `${formatDay(i18n, dayInIndia(moment))}, ${formatTime(i18n, moment)}`;

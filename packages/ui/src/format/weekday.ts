import type { I18n } from '@lingui/core';
import { civilDateOf, daysBetween, isCalendarDay } from '@folioflow/flows';
import { weekdayKeys } from './date-keys.ts';
import { formatDay } from './day.ts';

/** The short name of a weekday, from 0 for Sunday. */
export const formatWeekdayName = (i18n: I18n, weekday: number): string =>
  i18n._(weekdayKeys[weekday] ?? weekdayKeys[0]);

/** Formats `2026-11-20` as Fri, 20 Nov 2026. */
export function formatDayWithWeekday(i18n: I18n, text: string): string {
  const date = civilDateOf(text);
  return date === null ? text : `${formatWeekdayName(i18n, date.weekday)}, ${formatDay(i18n, text)}`;
}

/** Returns Today, Tomorrow, Yesterday or the date; both arguments are calendar days of India. */
export function formatRelativeDay(i18n: I18n, text: string, today: string): string {
  if (!isCalendarDay(text) || !isCalendarDay(today)) return formatDay(i18n, text);
  const near: Record<number, string> = {
    [-1]: i18n._('dates.yesterday'),
    0: i18n._('dates.today'),
    1: i18n._('dates.tomorrow'),
  };
  return near[daysBetween(today, text)] ?? formatDay(i18n, text);
}

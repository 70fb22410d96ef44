import { civilDateOf, daysBetween, isCalendarDay } from '@folioflow/flows';
import { dates } from '@folioflow/flows/words/dates';
import { formatDay } from './day.ts';

/** Formats `2026-11-20` as Fri, 20 Nov 2026. */
export function formatDayWithWeekday(text: string): string {
  const date = civilDateOf(text);
  return date === null ? text : `${dates.weekdays[date.weekday] ?? ''}, ${formatDay(text)}`;
}

/** Returns Today, Tomorrow, Yesterday or the date; both arguments are calendar days of India. */
export function formatRelativeDay(text: string, today: string): string {
  if (!isCalendarDay(text) || !isCalendarDay(today)) return formatDay(text);
  const near: Record<number, string> = { [-1]: dates.yesterday, 0: dates.today, 1: dates.tomorrow };
  return near[daysBetween(today, text)] ?? formatDay(text);
}

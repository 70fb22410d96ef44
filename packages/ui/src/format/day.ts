import { dates } from '@folioflow/flows/words/dates';
import { dayInIndia, formatTime } from './clock.ts';

const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

function parseCalendarDay(text: string): CalendarDay | null {
  const [, year, month, day] = CALENDAR_DAY.exec(text) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) };
}

/** Formats `2026-11-20` as 20 Nov 2026, without a time zone (decision 007). Any other text is returned unchanged. */
export function formatDay(text: string): string {
  const date = parseCalendarDay(text);
  return date === null ? text : `${date.day} ${dates.months[date.month - 1] ?? ''} ${date.year}`;
}

/** Formats day and time in India at a moment (ms since the epoch): 20 Nov 2026, 3:05 PM. */
export const formatDayAndTime = (moment: number): string => `${formatDay(dayInIndia(moment))}, ${formatTime(moment)}`;

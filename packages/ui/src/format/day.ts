import { dates } from '@folioflow/flows/words/dates';
import { dayInIndia, timeText } from './clock.ts';

const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

function read(text: string): CalendarDay | null {
  const [, year, month, day] = CALENDAR_DAY.exec(text) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) };
}

/** `2026-11-20` → 20 Nov 2026. What is no calendar day is shown as it came. */
export function dayText(text: string): string {
  const date = read(text);
  return date === null ? text : `${date.day} ${dates.months[date.month - 1] ?? ''} ${date.year}`;
}

/** Day and clock in India at a moment (ms since the epoch): 20 Nov 2026, 3:05 pm. */
export const dayTimeText = (moment: number): string => `${dayText(dayInIndia(moment))}, ${timeText(moment)}`;

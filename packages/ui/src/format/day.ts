import { dayNumberOf, weekdayOf } from '@folioflow/flows';
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

/** `2026-11-20` → Fri, 20 Nov 2026. */
export function weekdayText(text: string): string {
  const number = dayNumberOf(text);
  if (number === null) return text;
  const weekday = dates.weekdays[weekdayOf(number)] ?? '';
  return `${weekday}, ${dayText(text)}`;
}

/** Today, Tomorrow, Yesterday, else the date; both are calendar days of India. */
export function nearDayText(text: string, today: string): string {
  const [day, reference] = [dayNumberOf(text), dayNumberOf(today)];
  if (day === null || reference === null) return dayText(text);
  const near: Record<number, string> = { [-1]: dates.yesterday, 0: dates.today, 1: dates.tomorrow };
  return near[day - reference] ?? dayText(text);
}

/** Day and clock in India at a moment (ms since the epoch): 20 Nov 2026, 3:05 pm. */
export const dayTimeText = (moment: number): string => `${dayText(dayInIndia(moment))}, ${timeText(moment)}`;

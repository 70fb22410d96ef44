import { dayNumberOf, weekdayOf } from '@folioflow/flows';
import { dates } from '@folioflow/flows/words/dates';
import { dayText } from './day.ts';

/** Formats `2026-11-20` as Fri, 20 Nov 2026. */
export function weekdayText(text: string): string {
  const number = dayNumberOf(text);
  if (number === null) return text;
  const weekday = dates.weekdays[weekdayOf(number)] ?? '';
  return `${weekday}, ${dayText(text)}`;
}

/** Returns Today, Tomorrow, Yesterday or the date; both arguments are calendar days of India. */
export function relativeDayText(text: string, today: string): string {
  const [day, reference] = [dayNumberOf(text), dayNumberOf(today)];
  if (day === null || reference === null) return dayText(text);
  const near: Record<number, string> = { [-1]: dates.yesterday, 0: dates.today, 1: dates.tomorrow };
  return near[day - reference] ?? dayText(text);
}

import type { CalendarDay } from '@folioflow/api/contract';
import { civilDateOfDayNumber, dayNumberOfDate, type DayNumber } from './months.ts';

export { addMonths, subtractMonths, type DayNumber } from './months.ts';

const padTwoDigits = (part: number): string => String(part).padStart(2, '0');

/** Parses `yyyy-mm-dd`; returns null for any other text. */
export function dayNumberOf(text: string): DayNumber | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : dayNumberOfDate({ year: Number(year), month: Number(month), day: Number(day) });
}

/** The day as `yyyy-mm-dd`. */
export function calendarDay(number: DayNumber): CalendarDay {
  const { year, month, day } = civilDateOfDayNumber(number);
  return `${String(year).padStart(4, '0')}-${padTwoDigits(month)}-${padTwoDigits(day)}`;
}

/** Returns 0 for a Sunday to 6 for a Saturday. */
export const weekdayOf = (number: DayNumber): number => (((number + 4) % 7) + 7) % 7;

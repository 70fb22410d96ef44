import { addDays, isWeekend, type CalendarDay } from '../formats/calendar.ts';

/** Days without dealing in addition to Saturdays and Sundays: `yyyy-mm-dd`. Market data, never a constant of ours. */
export type Holidays = ReadonlySet<CalendarDay>;

export const NO_HOLIDAYS: Holidays = new Set();

export const isBusinessDay = (day: CalendarDay, holidays: Holidays): boolean => !isWeekend(day) && !holidays.has(day);

/** The first business day after a day. */
export function nextBusinessDay(day: CalendarDay, holidays: Holidays): CalendarDay {
  let found = addDays(day, 1);
  while (!isBusinessDay(found, holidays)) found = addDays(found, 1);
  return found;
}

/** Adds business days to a day; none returns the day itself. */
export function addBusinessDays(day: CalendarDay, count: number, holidays: Holidays): CalendarDay {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = nextBusinessDay(found, holidays);
  return found;
}

import { type CalendarDay } from '../formats/days.ts';

const MS_PER_DAY = 86_400_000;

/** Days without dealing in addition to Saturdays and Sundays: `yyyy-mm-dd`. Market data, never a constant of ours. */
export type Holidays = ReadonlySet<CalendarDay>;

export const NO_HOLIDAYS: Holidays = new Set();

const midnightOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** The calendar day a number of days later, or earlier. */
export const shiftDay = (day: CalendarDay, days: number): CalendarDay =>
  new Date(midnightOf(day) + days * MS_PER_DAY).toISOString().slice(0, 10);

export const isBusinessDay = (day: CalendarDay, holidays: Holidays): boolean =>
  ![0, 6].includes(new Date(midnightOf(day)).getUTCDay()) && !holidays.has(day);

/** The first business day after a day. */
export function nextBusinessDay(day: CalendarDay, holidays: Holidays): CalendarDay {
  let found = shiftDay(day, 1);
  while (!isBusinessDay(found, holidays)) found = shiftDay(found, 1);
  return found;
}

/** Adds business days to a day; none returns the day itself. */
export function addBusinessDays(day: CalendarDay, count: number, holidays: Holidays): CalendarDay {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = nextBusinessDay(found, holidays);
  return found;
}

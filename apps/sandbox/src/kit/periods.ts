import { addDays, type Day } from './days.ts';

const daysPerPeriod: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7, FORTNIGHTLY: 14 };
const monthsPerPeriod: Readonly<Record<string, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  'HALF-YEARLY': 6,
  YEARLY: 12,
  YEAR: 12,
};

const padNumber = (number: number, length: number): string => String(number).padStart(length, '0');

/** Same day of another month, or the last day of a shorter month. */
export const addMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return `${padNumber(toYear, 4)}-${padNumber(toMonth, 2)}-${padNumber(Math.min(date, last), 2)}`;
};

/**
 * Day of an occurrence of a plan, counted from 0. It is computed from the first day each time, so that a plan on the
 * 31st returns to the 31st after a short month. An unknown frequency is monthly.
 */
export const computeOccurrenceDay = (first: Day, frequency: string, index: number): Day => {
  const name = frequency.toUpperCase();
  const days = daysPerPeriod[name];
  return days === undefined ? addMonths(first, (monthsPerPeriod[name] ?? 1) * index) : addDays(first, days * index);
};

/** Index of the first occurrence after a day. */
export const nextOccurrenceIndex = (first: Day, frequency: string, after: Day): number => {
  let index = 0;
  while (computeOccurrenceDay(first, frequency, index) <= after) index += 1;
  return index;
};

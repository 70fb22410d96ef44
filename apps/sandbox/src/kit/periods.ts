import { addDays, type Day } from './days.ts';

const inDays: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7, FORTNIGHTLY: 14 };
const inMonths: Readonly<Record<string, number>> = { MONTHLY: 1, QUARTERLY: 3, 'HALF-YEARLY': 6, YEARLY: 12, YEAR: 12 };

const text = (number: number, length: number): string => String(number).padStart(length, '0');

/** The same day of another month; the last one of a month that is too short. */
const monthsLater = (day: Day, months: number): Day => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return `${text(toYear, 4)}-${text(toMonth, 2)}-${text(Math.min(date, last), 2)}`;
};

/**
 * The day of one occurrence of a plan: 0 is its first day, 1 the one after it. Counted from the first day each time, so
 * that a plan of the 31st comes back to the 31st after a short month. An unknown frequency is monthly.
 */
export const occurrence = (first: Day, frequency: string, index: number): Day => {
  const name = frequency.toUpperCase();
  const days = inDays[name];
  return days === undefined ? monthsLater(first, (inMonths[name] ?? 1) * index) : addDays(first, days * index);
};

/** The number of the first occurrence after a day. */
export const nextOccurrence = (first: Day, frequency: string, after: Day): number => {
  let index = 0;
  while (occurrence(first, frequency, index) <= after) index += 1;
  return index;
};

import { dateOfDay, dayOfDate } from '@folioflow/api/contract';
import {
  addMonths as addMonthsToDate,
  getDate,
  getDaysInMonth,
  isLastDayOfMonth as isLastDateOfMonth,
  setDate,
  startOfMonth,
} from 'date-fns';
import { addDays, type Day } from './days.ts';

const daysPerPeriod: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7, FORTNIGHTLY: 14 };
const monthsPerPeriod: Readonly<Record<string, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  'HALF-YEARLY': 6,
  YEARLY: 12,
  YEAR: 12,
};

/** Day of the month, from 1. */
export const dayOfMonth = (day: Day): number => getDate(dateOfDay(day));

/** The given day of another month, by default the same one, or the last day of a shorter month. */
export const addMonths = (day: Day, months: number, date = dayOfMonth(day)): Day => {
  const month = addMonthsToDate(startOfMonth(dateOfDay(day)), months);
  return dayOfDate(setDate(month, Math.min(date, getDaysInMonth(month))));
};

/** True for the last day of a month, on which a later chosen day falls there. */
export const isLastDayOfMonth = (day: Day): boolean => isLastDateOfMonth(dateOfDay(day));

/**
 * Day of an occurrence of a plan, counted from 0. `date` is the chosen day of the month, by default that of the first
 * day: each month has that day, or its last one, so that a plan on the 31st returns to the 31st after a short month. An
 * unknown frequency is monthly.
 */
export const computeOccurrenceDay = (first: Day, frequency: string, index: number, date = dayOfMonth(first)): Day => {
  const name = frequency.toUpperCase();
  const days = daysPerPeriod[name];
  const months = (monthsPerPeriod[name] ?? 1) * index;
  return days === undefined ? addMonths(first, months, date) : addDays(first, days * index);
};

/** Index of the first occurrence after a day. */
export const nextOccurrenceIndex = (first: Day, frequency: string, after: Day, date?: number): number => {
  let index = 0;
  while (computeOccurrenceDay(first, frequency, index, date) <= after) index += 1;
  return index;
};

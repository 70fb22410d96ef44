import { UTCDateMini } from '@date-fns/utc/date/mini';
import {
  addDays as addDaysToDate,
  addMonths as addMonthsToDate,
  differenceInCalendarDays,
  eachDayOfInterval,
  formatISO,
  getDate,
  getDay,
  getMonth,
  getYear,
  isValid,
  isWeekend as isWeekendDate,
} from 'date-fns';

/** A calendar day in Asia/Kolkata, `yyyy-mm-dd`. It is a text, so that no time zone shifts it. */
export type CalendarDay = string;

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Dates of UTC, for date-fns: the zone of the device has no part in a day. */
export const utcDateOf = (value: Date | number | string): Date => new UTCDateMini(+new Date(value));

/** The calendar day of a date of UTC. */
export const dayOfDate = (date: Date): CalendarDay => formatISO(date, { representation: 'date' });

/** Null for any other text, and for a day that does not exist, which some engines move to the next month. */
function parseDay(text: string): Date | null {
  const date = utcDateOf(CALENDAR_DAY.test(text) ? text : Number.NaN);
  return isValid(date) && dayOfDate(date) === text ? date : null;
}

/** True for `yyyy-mm-dd` of a day that exists. */
export const isCalendarDay = (text: string): boolean => parseDay(text) !== null;

/** The day as a date of UTC, for date-fns. @throws RangeError for a text that is no day */
export function dateOfDay(day: CalendarDay): Date {
  const date = parseDay(day);
  if (date === null) throw new RangeError(`There is no day ${day}.`);
  return date;
}

/** Adds days to a calendar day, or subtracts them. @throws RangeError for a text that is no day */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  dayOfDate(addDaysToDate(dateOfDay(day), count));

/** The same day of another month, or the last one of a shorter month. @throws RangeError for a text that is no day */
export const addMonths = (day: CalendarDay, count: number): CalendarDay =>
  dayOfDate(addMonthsToDate(dateOfDay(day), count));

/** Days from a calendar day to a later one; negative for an earlier one. @throws RangeError for a text that is no day */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  differenceInCalendarDays(dateOfDay(to), dateOfDay(from));

/** All days from the first to the last; none if the first is after the last. @throws RangeError for texts that are no days */
export const eachDayBetween = (first: CalendarDay, last: CalendarDay): readonly CalendarDay[] =>
  first > last ? [] : eachDayOfInterval({ start: dateOfDay(first), end: dateOfDay(last) }).map(dayOfDate);

/** True for a Saturday and a Sunday. @throws RangeError for a text that is no day */
export const isWeekend = (day: CalendarDay): boolean => isWeekendDate(dateOfDay(day));

/** Parts of a calendar day. */
export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 for a Sunday to 6 for a Saturday. */
  readonly weekday: number;
}

/** The parts of a calendar day; null for any other text. */
export function civilDateOf(text: string): CivilDate | null {
  const date = parseDay(text);
  return date === null
    ? null
    : { year: getYear(date), month: getMonth(date) + 1, day: getDate(date), weekday: getDay(date) };
}

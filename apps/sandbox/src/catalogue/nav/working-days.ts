import { addMonths, dayInIndia, MS_PER_DAY, utcMidnightOf } from '@folioflow/api/contract';
import { type Day } from '../../kit/days.ts';

/** Monday, 3 January 2000. */
const FIRST_MONDAY = 10_959;

/** Days since 1 January 1970: calendar days as whole numbers. */
export type EpochDay = number;

export const epochDayOf = (day: Day): EpochDay => utcMidnightOf(day) / MS_PER_DAY;

/** Wire timestamp of a day: midnight UTC, which is the same calendar day in India. */
export const timestampOfEpochDay = (epochDay: EpochDay): number => epochDay * MS_PER_DAY;

export const dayOfEpochDay = (epochDay: EpochDay): Day => dayInIndia(timestampOfEpochDay(epochDay));

/** Number of the working day (Monday to Friday) on or before a day, counted from January 2000. */
export const workingDayNumber = (epochDay: EpochDay): number => {
  const days = epochDay - FIRST_MONDAY;
  const week = Math.floor(days / 7);
  return week * 5 + Math.min(days - week * 7, 4);
};

export const epochDayOfWorkingDay = (number: number): EpochDay => {
  const week = Math.floor(number / 5);
  return FIRST_MONDAY + week * 7 + (number - week * 5);
};

/** Same day of an earlier month, or its last day. */
export const subtractMonths = (epochDay: EpochDay, months: number): EpochDay =>
  epochDayOf(addMonths(dayOfEpochDay(epochDay), -months));

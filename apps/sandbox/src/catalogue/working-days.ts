import { type Day } from '../kit/days.ts';

const MILLISECONDS = 86_400_000;
/** Monday, 3 January 2000. */
const FIRST_MONDAY = 10_959;

/** Days since 1 January 1970: calendar days as whole numbers. */
export type EpochDay = number;

export const epochDayOf = (day: Day): EpochDay => Date.parse(`${day}T00:00:00Z`) / MILLISECONDS;

export const dayOf = (epochDay: EpochDay): Day => new Date(epochDay * MILLISECONDS).toISOString().slice(0, 10);

/** The wire's time stamp of a day: midnight UTC, which is the same calendar day in India. */
export const stampOfEpochDay = (epochDay: EpochDay): number => epochDay * MILLISECONDS;

/** Number of the working day (Monday to Friday) that a day is or that came last before it, counted from January 2000. */
export const workingDayNumber = (epochDay: EpochDay): number => {
  const days = epochDay - FIRST_MONDAY;
  const week = Math.floor(days / 7);
  return week * 5 + Math.min(days - week * 7, 4);
};

export const workingDay = (number: number): EpochDay => {
  const week = Math.floor(number / 5);
  return FIRST_MONDAY + week * 7 + (number - week * 5);
};

/** The same day of an earlier month, or that month's last day. */
export const monthsBefore = (epochDay: EpochDay, months: number): EpochDay => {
  const date = new Date(epochDay * MILLISECONDS);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0)).getUTCDate();
  return first / MILLISECONDS + Math.min(date.getUTCDate(), length) - 1;
};

import { type Day } from '../../kit/days.ts';

const MS_PER_DAY = 86_400_000;
/** Monday, 3 January 2000. */
const FIRST_MONDAY = 10_959;

/** Days since 1 January 1970: calendar days as whole numbers. */
export type EpochDay = number;

export const epochDayOf = (day: Day): EpochDay => Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;

export const dayOfEpochDay = (epochDay: EpochDay): Day => new Date(epochDay * MS_PER_DAY).toISOString().slice(0, 10);

/** Wire timestamp of a day: midnight UTC, which is the same calendar day in India. */
export const timestampOfEpochDay = (epochDay: EpochDay): number => epochDay * MS_PER_DAY;

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
export const subtractMonths = (epochDay: EpochDay, months: number): EpochDay => {
  const date = new Date(epochDay * MS_PER_DAY);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0)).getUTCDate();
  return first / MS_PER_DAY + Math.min(date.getUTCDate(), length) - 1;
};

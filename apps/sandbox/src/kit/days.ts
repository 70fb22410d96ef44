import {
  type CalendarDay,
  clockInIndia,
  dateOfDay,
  dayInIndia,
  dayOfDate,
  isWeekend,
  startOfDayInIndia,
} from '@folioflow/api/contract';
import { addBusinessDays, format, lightFormat } from 'date-fns';

export {
  addDays,
  dayInIndia as dayAt,
  startOfDayInIndia as startOfDay,
  wireDateOf as formatWireDay,
} from '@folioflow/api/contract';

/** Calendar day in Asia/Kolkata as `yyyy-mm-dd`. */
export type Day = CalendarDay;

/** Time of day in Asia/Kolkata as `HH:MM:SS`. */
export const timeOfDayAt = (instant: number): string => lightFormat(clockInIndia(instant), 'HH:mm:ss');

/** Time of day as `HH:MM`, rounded up to the next minute. */
export const hourAndMinuteAt = (instant: number): string =>
  timeOfDayAt(Math.ceil(instant / 60_000) * 60_000).slice(0, 5);

/** Monday to Friday; the sandbox knows no holidays. */
export const isWorkingDay = (day: Day): boolean => !isWeekend(day);

export const addWorkingDays = (day: Day, count: number): Day => dayOfDate(addBusinessDays(dateOfDay(day), count));

/** Same time of day, a number of working days later. */
export const addWorkingDaysToInstant = (instant: number, count: number): number => {
  const day = dayInIndia(instant);
  return startOfDayInIndia(addWorkingDays(day, count)) + (instant - startOfDayInIndia(day));
};

/** Day in a text for a person: 5 Dec 2026. */
export const formatTextDay = (day: Day): string => format(dateOfDay(day), 'd MMM yyyy');

/** ISO 8601 with the offset of India. */
export const isoTimestampOf = (instant: number): string =>
  lightFormat(clockInIndia(instant), "yyyy-MM-dd'T'HH:mm:ss'+05:30'");

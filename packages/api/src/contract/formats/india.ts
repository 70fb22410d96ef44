import { addMinutes, formatISO, lightFormat, startOfDay, subMinutes } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import { dateOfDay, dayOfDate, utcDateOf, type CalendarDay } from './calendar.ts';

/** India has had this offset, without daylight saving time, since 1945. */
const OFFSET_MINUTES = 330;

/**
 * Moments within this distance of 1970, thus of the years 69 to 3871, are those of a market. A provider can send
 * others, such as year 0 for an absent day, whose days and periods have no year of four digits.
 */
export const MAX_TIMESTAMP_MS = 6e13;

/** A moment in Indian time. */
export interface MomentInIndia {
  /** `yyyy-mm-dd`. */
  readonly day: CalendarDay;
  /** `hh:mm`, 24 hours. */
  readonly time: string;
}

/** The clock of India at a moment (ms since the epoch) as a date of UTC, for date-fns. */
export const clockInIndia = (moment: number): Date => addMinutes(utcDateOf(moment), OFFSET_MINUTES);

/** The calendar day in India at a moment (ms since the epoch). */
export const dayInIndia = (moment: number): CalendarDay => dayOfDate(clockInIndia(moment));

/** Day and time in India at a moment (ms since the epoch). */
export function momentInIndia(moment: number): MomentInIndia {
  const clock = clockInIndia(moment);
  return { day: dayOfDate(clock), time: lightFormat(clock, 'HH:mm') };
}

/** The moment (ms since the epoch) at which a calendar day begins in India. */
export const startOfDayInIndia = (day: CalendarDay): number => subMinutes(dateOfDay(day), OFFSET_MINUTES).getTime();

/** Milliseconds from one midnight UTC to the next. */
export const MS_PER_DAY = millisecondsInDay;

/** Midnight UTC of a calendar day (ms since the epoch): a day as a number, free of any time zone. */
export const utcMidnightOf = (day: CalendarDay): number => dateOfDay(day).getTime();

/** Midnight UTC of the calendar day in India at a moment, both in ms since the epoch. */
export const startOfIndianDay = (moment: number): number => startOfDay(clockInIndia(moment)).getTime();

/** A moment (ms since the epoch) in the basic format of ISO 8601: `20261126T093000Z`. */
export const utcStampOf = (moment: number): string => formatISO(utcDateOf(moment), { format: 'basic' });

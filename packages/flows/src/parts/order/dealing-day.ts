import type { CalendarDay } from '@folioflow/api/contract';
import { calendarDay, dayNumberOf, weekdayOf, type DayNumber } from '../../kit/calendar.ts';

/**
 * Days without dealing in addition to Saturdays and Sundays: `yyyy-mm-dd`. Market data, never a constant of the app.
 */
export type Holidays = ReadonlySet<CalendarDay>;

const noHolidays: Holidays = new Set();

/** A moment in Indian time. */
export interface MomentInIndia {
  /** `yyyy-mm-dd`. */
  readonly day: CalendarDay;
  /** `hh:mm`, 24 hours. */
  readonly time: string;
}

export interface DealingDates {
  /** Day of the NAV that applies. */
  readonly navDay: CalendarDay;
  /** Expected day of the units, or of the money of a redemption. */
  readonly settledOn: CalendarDay;
  /** True if the cut-off of the present day can still be met. */
  readonly isToday: boolean;
}

export interface DealingTerms {
  /** `15:00` or `15:00:00`, the last minute for the NAV of the day; '' if the provider names none. */
  readonly cutOff: string;
  /** Working days from the dealing day to units or money. */
  readonly settlementDays: number;
  readonly holidays?: Holidays | undefined;
}

/**
 * Only liquid and overnight funds have such an early cut-off; they apply the NAV of the previous day (SEBI, September
 * 2020).
 */
const LIQUID_CUT_OFF = '13:30';

/** Working days from the dealing day of a purchase to its units. */
export const UNIT_SETTLEMENT_DAYS = 1;

const isWorkingDay = (day: DayNumber, holidays: Holidays): boolean =>
  ![0, 6].includes(weekdayOf(day)) && !holidays.has(calendarDay(day));

/** The day itself if it is a working day, else the next working day. */
function firstWorkingDayNumber(day: DayNumber, holidays: Holidays): DayNumber {
  let found = day;
  while (!isWorkingDay(found, holidays)) found += 1;
  return found;
}

function advanceWorkingDays(day: DayNumber, count: number, holidays: Holidays): DayNumber {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = firstWorkingDayNumber(found + 1, holidays);
  return found;
}

/** The day itself if it is a working day, else the next working day; a text that is not a day is returned unchanged. */
export const firstWorkingDayOnOrAfter = (day: CalendarDay): CalendarDay => {
  const number = dayNumberOf(day);
  return number === null ? day : calendarDay(firstWorkingDayNumber(number, noHolidays));
};

/** Adds working days to a calendar day; a text that is not a day is returned unchanged. */
export const addWorkingDays = (day: CalendarDay, count: number): CalendarDay => {
  const number = dayNumberOf(day);
  return number === null ? day : calendarDay(advanceWorkingDays(number, count, noHolidays));
};

/**
 * The NAV day and the settlement day of a payment or request at a moment. Up to the cut-off of a working day that day
 * counts, later the next working day (SEBI, September 2020: the day on which the fund has the money in time). Null if
 * the day is invalid or the provider names no cut-off: then no day may be promised.
 */
export function computeDealingDates(now: MomentInIndia, terms: DealingTerms): DealingDates | null {
  const { settlementDays, holidays = noHolidays } = terms;
  const [today, cutOff] = [dayNumberOf(now.day), terms.cutOff.slice(0, 5)];
  if (today === null || !/\d{2}:\d{2}/.test(cutOff) || !/^\d{2}:\d{2}$/.test(now.time)) return null;
  const isInTime = isWorkingDay(today, holidays) && now.time <= cutOff;
  const dealt = isInTime ? today : firstWorkingDayNumber(today + 1, holidays);
  return {
    navDay: calendarDay(cutOff <= LIQUID_CUT_OFF ? dealt - 1 : dealt),
    settledOn: calendarDay(advanceWorkingDays(dealt, settlementDays, holidays)),
    isToday: isInTime,
  };
}

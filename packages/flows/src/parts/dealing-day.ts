import type { CalendarDay } from '@folioflow/api/contract';
import { calendarDay, dayNumberOf, weekdayOf, type DayNumber } from '../kit/calendar.ts';

/** Days on which nobody deals, beside Saturdays and Sundays: `yyyy-mm-dd`. Data of the market, never a constant of ours. */
export type Holidays = ReadonlySet<CalendarDay>;

const none: Holidays = new Set();

/** A moment as clocks in India show it. */
export interface MomentInIndia {
  /** `yyyy-mm-dd`. */
  readonly day: CalendarDay;
  /** `hh:mm`, 24 hours. */
  readonly time: string;
}

export interface Dealing {
  /** Whose NAV applies. */
  readonly navDay: CalendarDay;
  /** When the units, or the money of a redemption, can be expected. */
  readonly settledOn: CalendarDay;
  /** The cut-off of this very day can still be met. */
  readonly isToday: boolean;
}

export interface DealingTerms {
  /** `15:00` or `15:00:00`, the last minute of that day's NAV; '' where the provider names none. */
  readonly cutOff: string;
  /** Working days from the day the order counts for to units or money. */
  readonly settlesAfter: number;
  readonly holidays?: Holidays | undefined;
}

/** Liquid and overnight funds alone have so early a cut-off; theirs is the NAV of the day before (SEBI, September 2020). */
const LIQUID_CUT_OFF = '13:30';

/** Working days from the day a purchase counts for to its units. */
export const UNITS_AFTER = 1;

const isWorkingDay = (day: DayNumber, holidays: Holidays): boolean =>
  ![0, 6].includes(weekdayOf(day)) && !holidays.has(calendarDay(day));

/** The day itself where work is done on it, else the next such day. */
function workingDayFrom(day: DayNumber, holidays: Holidays): DayNumber {
  let found = day;
  while (!isWorkingDay(found, holidays)) found += 1;
  return found;
}

function workingDaysAfter(day: DayNumber, count: number, holidays: Holidays): DayNumber {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = workingDayFrom(found + 1, holidays);
  return found;
}

/** The day itself where work is done on it, else the next such day; a day that cannot be read stays as it is. */
export const workingDayOn = (day: CalendarDay): CalendarDay => {
  const number = dayNumberOf(day);
  return number === null ? day : calendarDay(workingDayFrom(number, none));
};

/** So many working days later. */
export const workingDaysLater = (day: CalendarDay, count: number): CalendarDay => {
  const number = dayNumberOf(day);
  return number === null ? day : calendarDay(workingDaysAfter(number, count, none));
};

/**
 * Which day's NAV applies to what is paid or asked for at a moment, and when it is settled: up to the cut-off of a working day
 * that day, later the next working day (SEBI, September 2020: the day on which the fund has the money in time). Null where
 * the day cannot be read or no cut-off is told: then nothing may be promised.
 */
export function dealingOf(now: MomentInIndia, terms: DealingTerms): Dealing | null {
  const { settlesAfter, holidays = none } = terms;
  const [today, cutOff] = [dayNumberOf(now.day), terms.cutOff.slice(0, 5)];
  if (today === null || !/^\d{2}:\d{2}$/.test(cutOff) || !/^\d{2}:\d{2}$/.test(now.time)) return null;
  const isInTime = isWorkingDay(today, holidays) && now.time <= cutOff;
  const dealt = isInTime ? today : workingDayFrom(today + 1, holidays);
  return {
    navDay: calendarDay(cutOff <= LIQUID_CUT_OFF ? dealt - 1 : dealt),
    settledOn: calendarDay(workingDaysAfter(dealt, settlesAfter, holidays)),
    isToday: isInTime,
  };
}

import {
  addDays,
  type CalendarDay,
  calendarDayOf,
  daysBetween,
  eachDayBetween,
  excludedDayOf,
  isCalendarDay,
  LAST_SIP_DAY_OF_MONTH,
  START_WINDOW_DAYS,
} from '@folioflow/api/contract';

/** The possible first days of a SIP, both inclusive; empty if the minimum is after the maximum. */
export interface SipStartWindow {
  readonly minimum: CalendarDay;
  readonly maximum: CalendarDay;
}

export interface AnnouncedSipStartWindow {
  /** `sip_minimum_date` and `sip_maximum_date` as the provider returns them, `''` if there is none. */
  readonly minimum: string;
  readonly maximum: string;
}

const dayOfMonth = (day: CalendarDay): number => Number(day.slice(8));

/** Moves the 29th, 30th and 31st by 3, 2 and 1 days (DO-159, DO-160, DO-161); 29 February becomes 3 March (A12). */
export const moveMonthEndToNextMonth = (day: CalendarDay): CalendarDay =>
  dayOfMonth(day) > LAST_SIP_DAY_OF_MONTH ? addDays(day, 32 - dayOfMonth(day)) : day;

/** The eighth to the fortieth day from today, unless the provider names others; only the minimum moves (A13). */
export const sipStartWindow = (today: CalendarDay, announced: AnnouncedSipStartWindow): SipStartWindow => ({
  minimum: moveMonthEndToNextMonth(calendarDayOf(announced.minimum) ?? addDays(today, START_WINDOW_DAYS.first)),
  maximum: calendarDayOf(announced.maximum) ?? addDays(today, START_WINDOW_DAYS.last),
});

/** Parses the days of the month of an option, `'1,7,15'`; days that a SIP does not allow are dropped (DO-167). */
export const parseOfferedDays = (sipDates: string): readonly number[] =>
  sipDates
    .split(',')
    .map(Number)
    .filter((day) => Number.isInteger(day) && day >= 1 && day <= LAST_SIP_DAY_OF_MONTH);

/** True if the list contains the date or its day of the month. */
export const isDateExcluded = (day: CalendarDay, excluded: readonly string[]): boolean =>
  excluded.some((entry) => {
    const read = excludedDayOf(entry);
    if (read === null) return false;
    return 'day' in read ? read.day === day : read.dayOfMonth === dayOfMonth(day);
  });

/** A year contains every day of the month twelve times; a provider can announce an end such as the year 9999. */
const LONGEST_WINDOW_DAYS = 366;

function datesOf({ minimum, maximum }: SipStartWindow): readonly CalendarDay[] {
  // A month end of the year 9999 was moved to a day that no calendar has.
  if (!isCalendarDay(minimum)) return [];
  const isLong = daysBetween(minimum, maximum) > LONGEST_WINDOW_DAYS;
  return eachDayBetween(minimum, isLong ? addDays(minimum, LONGEST_WINDOW_DAYS) : maximum);
}

const firstOnDay = (day: number, dates: readonly CalendarDay[], excluded: readonly string[]): CalendarDay | null =>
  dates.find((date) => dayOfMonth(date) === day && !isDateExcluded(date, excluded)) ?? null;

/** The first date in the window with this day of the month that is not excluded; null if there is none (A13). */
export const findFirstDateOnDay = (
  day: number,
  window: SipStartWindow,
  excluded: readonly string[],
): CalendarDay | null => firstOnDay(day, datesOf(window), excluded);

/** A cell of the grid (DO-108): the day of the month, and the first date of a SIP on that day. */
export interface SipStartDay {
  readonly day: number;
  /** Null if the option does not offer the day, or the window has no such date: the cell is disabled (DO-109). */
  readonly startDate: CalendarDay | null;
}

/** The days of an option, and the excluded dates. */
export interface OfferedSipDays {
  readonly sipDates: string;
  readonly excluded: readonly string[];
}

/** The first date of a SIP on an offered day; null if the day is not offered, or the window has no such date. */
export const findOfferedStartDate = (
  day: number,
  window: SipStartWindow,
  { sipDates, excluded }: OfferedSipDays,
): CalendarDay | null => (parseOfferedDays(sipDates).includes(day) ? findFirstDateOnDay(day, window, excluded) : null);

/** The grid of days, 1 to 28. */
export function sipStartDayGrid(
  window: SipStartWindow,
  { sipDates, excluded }: OfferedSipDays,
): readonly SipStartDay[] {
  const [dates, offered] = [datesOf(window), parseOfferedDays(sipDates)];
  return Array.from({ length: LAST_SIP_DAY_OF_MONTH }, (_, index) => {
    const day = index + 1;
    return { day, startDate: offered.includes(day) ? firstOnDay(day, dates, excluded) : null };
  });
}

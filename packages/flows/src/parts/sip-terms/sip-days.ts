import {
  type CalendarDay,
  calendarDayOf,
  excludedDayOf,
  LAST_SIP_DAY_OF_MONTH,
  START_WINDOW_DAYS,
} from '@folioflow/api/contract';
import { calendarDay, dayNumberOf } from '../../kit/calendar.ts';

/** The days on which a SIP may start, both included; nothing is offered where the minimum is after the maximum. */
export interface StartWindow {
  readonly minimum: CalendarDay;
  readonly maximum: CalendarDay;
}

export interface AnnouncedWindow {
  /** `sip_minimum_date` and `sip_maximum_date` as they came, `''` where the provider names none. */
  readonly minimum: string;
  readonly maximum: string;
}

const dayOfMonth = (day: CalendarDay): number => Number(day.slice(8));

/** So many days later. */
export const later = (day: CalendarDay, days: number): CalendarDay => {
  const number = dayNumberOf(day);
  return number === null ? day : calendarDay(number + days);
};

/** Off the 29th, 30th and 31st by 3, 2 and 1 days (DO-159, DO-160, DO-161); 29 February goes to 3 March (A12). */
export const movedOffMonthEnd = (day: CalendarDay): CalendarDay =>
  dayOfMonth(day) > LAST_SIP_DAY_OF_MONTH ? later(day, 32 - dayOfMonth(day)) : day;

/** From the eighth to the fortieth day from today, unless the provider says otherwise; only the minimum moves (A13). */
export const startWindow = (today: CalendarDay, announced: AnnouncedWindow): StartWindow => ({
  minimum: movedOffMonthEnd(calendarDayOf(announced.minimum) ?? later(today, START_WINDOW_DAYS.first)),
  maximum: calendarDayOf(announced.maximum) ?? later(today, START_WINDOW_DAYS.last),
});

/** The days of the month that an option names, `'1,7,15'`, as far as a SIP knows them (DO-167). */
export const offeredDays = (sipDates: string): readonly number[] =>
  sipDates
    .split(',')
    .map(Number)
    .filter((day) => Number.isInteger(day) && day >= 1 && day <= LAST_SIP_DAY_OF_MONTH);

/** Named by its date, or by its day of the month. */
export const isExcluded = (day: CalendarDay, excluded: readonly string[]): boolean =>
  excluded.some((entry) => {
    const read = excludedDayOf(entry);
    if (read === null) return false;
    return 'day' in read ? read.day === day : read.dayOfMonth === dayOfMonth(day);
  });

/** The first date of a day of the month within the window that is not excluded; null where there is none (A13). */
export function startDayFor(day: number, { minimum, maximum }: StartWindow, excluded: readonly string[]) {
  for (let date = minimum; date <= maximum; date = later(date, 1)) {
    if (dayOfMonth(date) === day && !isExcluded(date, excluded)) return date;
  }
  return null;
}

/** One cell of the grid (DO-108): its day of the month, and the date on which a SIP of that day starts. */
export interface StartDay {
  readonly day: number;
  /** Null where the option does not offer the day, or the window holds no such date: then it is greyed (DO-109). */
  readonly starts: CalendarDay | null;
}

/** What an option says of its days, and which dates are no start. */
export interface OfferedDays {
  readonly sipDates: string;
  readonly excluded: readonly string[];
}

/** The date on which a SIP of an offered day starts; null where it is not offered, or the window holds no such date. */
export const startDayOf = (day: number, window: StartWindow, { sipDates, excluded }: OfferedDays): CalendarDay | null =>
  offeredDays(sipDates).includes(day) ? startDayFor(day, window, excluded) : null;

/** The grid of days, 1 to 28. */
export const startDays = (window: StartWindow, offered: OfferedDays): readonly StartDay[] =>
  Array.from({ length: LAST_SIP_DAY_OF_MONTH }, (_, index) => ({
    day: index + 1,
    starts: startDayOf(index + 1, window, offered),
  }));

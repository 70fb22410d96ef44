/** Days since 1 January 1970 of the Gregorian calendar, as an integer; day 0 is a Thursday. */
export type DayNumber = number;

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Days from 1 March of the year 0 to 1 January 1970; a year that begins in March ends with its leap day. */
const DAYS_TO_EPOCH = 719_468;

/** Days before 1 March of a year. */
const daysBeforeMarch = (year: number): number =>
  365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);

export function dayNumberOfDate({ year, month, day }: CivilDate): DayNumber {
  const fromMarch = (month + 9) % 12;
  return (
    daysBeforeMarch(month <= 2 ? year - 1 : year) + Math.floor((153 * fromMarch + 2) / 5) + day - 1 - DAYS_TO_EPOCH
  );
}

export function civilDateOfDayNumber(number: DayNumber): CivilDate {
  const days = number + DAYS_TO_EPOCH;
  let start = Math.floor(days / 366);
  while (daysBeforeMarch(start + 1) <= days) start += 1;
  const day = days - daysBeforeMarch(start);
  const fromMarch = Math.floor((5 * day + 2) / 153);
  return {
    year: fromMarch < 10 ? start : start + 1,
    month: ((fromMarch + 2) % 12) + 1,
    day: day - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

/** The same day of an earlier month, or the last day of that month. */
export function subtractMonths(number: DayNumber, months: number): DayNumber {
  const { year, month, day } = civilDateOfDayNumber(number);
  const at = year * 12 + month - 1 - months;
  const first = dayNumberOfDate({ year: Math.floor(at / 12), month: (at % 12) + 1, day: 1 });
  const next = dayNumberOfDate({ year: Math.floor((at + 1) / 12), month: ((at + 1) % 12) + 1, day: 1 });
  return Math.min(first + day, next) - 1;
}

/** The same day of a later month, or the last day of that month. */
export const addMonths = (number: DayNumber, months: number): DayNumber => subtractMonths(number, -months);

import type { CalendarDay } from '@folioflow/api/contract';

/** Days since 1 January 1970 of the Gregorian calendar, as a whole number; a Thursday is 0. */
export type DayNumber = number;

interface Civil {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const YEARS_OF_ERA = 400;
const DAYS_OF_ERA = 146_097;
/** From 1 March of the year 0 to 1 January 1970; a year that begins in March ends with its leap day. */
const EPOCH = 719_468;

function numberOf({ year, month, day }: Civil): DayNumber {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / YEARS_OF_ERA);
  const yearOfEra = y - era * YEARS_OF_ERA;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_ERA + dayOfEra - EPOCH;
}

function civilOf(number: DayNumber): Civil {
  const days = number + EPOCH;
  const era = Math.floor(days / DAYS_OF_ERA);
  const dayOfEra = days - era * DAYS_OF_ERA;
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const march = Math.floor((5 * dayOfYear + 2) / 153);
  const month = march < 10 ? march + 3 : march - 9;
  return {
    year: yearOfEra + era * YEARS_OF_ERA + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * march + 2) / 5) + 1,
  };
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Reads `yyyy-mm-dd`; null for any other text. */
export function dayNumberOf(text: string): DayNumber | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : numberOf({ year: Number(year), month: Number(month), day: Number(day) });
}

/** `yyyy-mm-dd`. */
export function calendarDay(number: DayNumber): CalendarDay {
  const { year, month, day } = civilOf(number);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The same day of an earlier month, or that month's last day. */
export function monthsBefore(number: DayNumber, months: number): DayNumber {
  const { year, month, day } = civilOf(number);
  const at = year * 12 + month - 1 - months;
  const first = numberOf({ year: Math.floor(at / 12), month: (at % 12) + 1, day: 1 });
  const next = numberOf({ year: Math.floor((at + 1) / 12), month: ((at + 1) % 12) + 1, day: 1 });
  return Math.min(first + day, next) - 1;
}

/** 0 on a Sunday to 6 on a Saturday. */
export const weekdayOf = (number: DayNumber): number => (((number + 4) % 7) + 7) % 7;

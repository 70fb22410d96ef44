/** A calendar day in Asia/Kolkata, `yyyy-mm-dd`. It is a text, so that no time zone shifts it. */
export type CalendarDay = string;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const WIRE_DAY = /(\d{2})\/(\d{2})\/(\d{4})/;

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysInMonth = (year: number, month: number) =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const isRealDay = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** Parses `dd/mm/yyyy` and `yyyy-mm-dd`; `null` for any other text and for days that do not exist. */
export function calendarDayOf(wire: string): CalendarDay | null {
  const written = wire.trim();
  const parts = ISO_DAY.exec(written) ?? ISO_DAY.exec(written.replace(WIRE_DAY, '$3-$2-$1'));
  if (parts === null) return null;
  const [day, year, month, dayOfMonth] = parts;
  return isRealDay(Number(year), Number(month), Number(dayOfMonth)) ? day : null;
}

/** Formats a calendar day for the wire, `dd/mm/yyyy`. */
export const wireDateOf = (day: CalendarDay): string => day.replace(ISO_DAY, '$3/$2/$1');

/** Parses an entry of an exclude list: a calendar day, or a day of the month (1 to 31); otherwise `null`. */
export function excludedDayOf(entry: string): { day: CalendarDay } | { dayOfMonth: number } | null {
  const written = entry.trim();
  if (/^\d{1,2}$/.test(written)) {
    const dayOfMonth = Number(written);
    return dayOfMonth >= 1 && dayOfMonth <= 31 ? { dayOfMonth } : null;
  }
  const day = calendarDayOf(written);
  return day === null ? null : { day };
}

const ISO_TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses an ISO 8601 time to milliseconds since the epoch; `null` if it has no time or no offset. */
export function instantOf(stamp: string): number | null {
  const instant = ISO_TIMESTAMP.test(stamp) ? Date.parse(stamp) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

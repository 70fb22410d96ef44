import { isCalendarDay, type CalendarDay } from './calendar.ts';

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const WIRE_DAY = /(\d{2})\/(\d{2})\/(\d{4})/;

/** Parses `dd/mm/yyyy` and `yyyy-mm-dd`; `null` for any other text and for days that do not exist. */
export function calendarDayOf(wire: string): CalendarDay | null {
  const day = wire.trim().replace(WIRE_DAY, '$3-$2-$1');
  return isCalendarDay(day) ? day : null;
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

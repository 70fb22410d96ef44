import { AMOUNT_MAX_DECIMALS, CUT_OFF_TIME_LENGTH } from './limits.ts';

/** A calendar day in Asia/Kolkata, `yyyy-mm-dd`. Text, so that no time zone can move it. */
export type CalendarDay = string;
/** Money from the provider: a number, or the same number as text. */
export type Amount = number | string;
export type YN = 'Y' | 'N';

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const WIRE_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysInMonth = (year: number, month: number) =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const dayOf = (year = '', month = '', day = ''): CalendarDay | null => {
  const isReal =
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysInMonth(Number(year), Number(month));
  return isReal ? `${year}-${month}-${day}` : null;
};

/** Reads `dd/mm/yyyy` and `yyyy-mm-dd`; `null` for anything else and for days that do not exist. */
export function calendarDayOf(wire: string): CalendarDay | null {
  const written = wire.trim();
  const european = WIRE_DAY.exec(written);
  if (european) return dayOf(european[3], european[2], european[1]);
  const iso = ISO_DAY.exec(written);
  return iso ? dayOf(iso[1], iso[2], iso[3]) : null;
}

/** Writes a calendar day as the wire wants it, `dd/mm/yyyy`. */
export const wireDateOf = (day: CalendarDay): string => day.replace(ISO_DAY, '$3/$2/$1');

/** An entry of an exclude list: a calendar day, or a day of the month. `null` when it is neither. */
export function excludedDayOf(entry: string): { day: CalendarDay } | { dayOfMonth: number } | null {
  const written = entry.trim();
  if (/^\d{1,2}$/.test(written)) {
    const dayOfMonth = Number(written);
    return dayOfMonth >= 1 && dayOfMonth <= 31 ? { dayOfMonth } : null;
  }
  const day = calendarDayOf(written);
  return day === null ? null : { day };
}

/** What a person may have typed: digits, at most three decimals, no grouping, no sign. */
export const isAmountText = (text: string): boolean =>
  new RegExp(`^\\d+(\\.\\d{1,${String(AMOUNT_MAX_DECIMALS)}})?$`).test(text);

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** An amount in paise, rounded half away from zero; `null` when it is not a decimal number. */
export function paiseOf(amount: Amount): number | null {
  const written = typeof amount === 'number' ? amount.toString() : amount.trim();
  if (!DECIMAL.test(written)) return null;
  const isNegative = written.startsWith('-');
  const [rupees = '', decimals = ''] = written.replace('-', '').split('.');
  const paise = Number(rupees) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  const rounded = paise + (Number(decimals[2] ?? 0) >= 5 ? 1 : 0);
  return isNegative && rounded > 0 ? -rounded : rounded;
}

/** `14:30:00` is shown as `14:30`. */
export const timeOfDay = (time: string): string => time.slice(0, CUT_OFF_TIME_LENGTH);

/** Ids are opaque text: never parsed, compared as they are. */
export const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Decoded text of a document begins with `%PDF-`; in base64 that is always the same first characters. */
export const isPdfBase64 = (base64: string): boolean => base64.startsWith('JVBERi0');

/** `SINGLE`, `Single` and `single` are the same order type. */
export const isSameOrderType = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

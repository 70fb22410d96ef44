import { isZero, roundDecimal, parseDecimal, type Decimal } from './decimal.ts';

/** Shown instead of a missing figure. */
export const NO_FIGURE = '–';

type Figure = number | string | null | undefined;

/** Groups digits by lakh and crore: the last three digits, then twos. */
const groupDigits = (whole: string): string => whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');

const formatDecimal = ({ whole, fraction }: Decimal): string =>
  fraction === '' ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`;

const minusSign = (value: Decimal): string => (value.isNegative && !isZero(value) ? '-' : '');

/** Formats with Indian digit grouping and unchanged decimals: 1234567.891 → 12,34,567.891. */
export function groupIndian(value: Figure): string {
  const read = parseDecimal(value);
  return read === null ? NO_FIGURE : minusSign(read) + formatDecimal(read);
}

export interface RupeeOptions {
  /** By default two, or none for whole rupees; `asGiven` preserves the provider's decimals, as a NAV needs. */
  decimals?: number | 'asGiven' | undefined;
  /** `always` adds a plus before a positive figure. */
  sign?: 'negative' | 'always' | undefined;
}

function roundToPaise(value: Decimal): Decimal {
  const exact = roundDecimal(value, 2);
  return exact.fraction === '00' ? { ...exact, fraction: '' } : exact;
}

function formatFigure(value: Figure, { decimals, sign = 'negative' }: RupeeOptions, unit: [string, string]): string {
  const read = parseDecimal(value);
  if (read === null) return NO_FIGURE;
  const exact =
    decimals === 'asGiven' ? read : decimals === undefined ? roundToPaise(read) : roundDecimal(read, decimals);
  const plus = sign === 'always' && !read.isNegative && !isZero(exact) ? '+' : '';
  return `${minusSign(exact)}${plus}${unit[0]}${formatDecimal(exact)}${unit[1]}`;
}

/** Formats rupees with Indian grouping, and with paise unless they are zero: -25000.5 → -₹25,000.50 (OM-353). */
export const formatRupees = (value: Figure, options: RupeeOptions = {}): string =>
  formatFigure(value, options, ['₹', '']);

/** Formats whole paise as rupees. */
export const formatPaiseInRupees = (paise: number): string => formatRupees(paise / 100);

/** Formats a percentage with unchanged decimals: "-4.5" → -4.5% (DO-051). */
export const formatPercent = (value: Figure, options: RupeeOptions = {}): string =>
  formatFigure(value, { decimals: 'asGiven', ...options }, ['', '%']);

/** Formats mutual fund units with three decimals. */
export const formatUnits = (value: Figure): string => formatFigure(value, { decimals: 3 }, ['', '']);

/**
 * Formats thousandths of units that are held, with up to six decimals: with fewer, units times NAV would not be the
 * value beside them.
 */
export const formatThousandths = (units: number): string =>
  formatFigure(units / 1000, { decimals: Number.isInteger(units) ? 3 : 6 }, ['', '']);

export type Direction = 'up' | 'down' | 'flat';

/** Returns the direction of a change. */
export function directionOf(value: Figure): Direction {
  const read = parseDecimal(value);
  if (read === null || isZero(read)) return 'flat';
  return read.isNegative ? 'down' : 'up';
}

/** Compares figures exactly, to six decimals; a text that is no figure is never above. */
export function isAbove(value: Figure, limit: Figure): boolean {
  const [read, most] = [parseDecimal(value), parseDecimal(limit)];
  return read !== null && most !== null && toScaledInteger(read) > toScaledInteger(most);
}

function toScaledInteger(value: Decimal): bigint {
  const { isNegative, whole, fraction } = roundDecimal(value, 6);
  const digits = BigInt(whole + fraction);
  return isNegative ? -digits : digits;
}

/** A longer figure is set smaller where it is displayed large, so that it fits a narrow line. */
export const SHORT_FIGURE_LENGTH = 12;

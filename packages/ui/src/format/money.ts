import { isZero, rounded, toDecimal, type Decimal } from './decimal.ts';

/** Stands where there is no figure. */
export const NO_FIGURE = '–';

type Figure = number | string | null | undefined;

/** Lakh and crore groups: the last three digits, then twos. */
const grouped = (whole: string): string => whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');

const figures = ({ whole, fraction }: Decimal): string =>
  fraction === '' ? grouped(whole) : `${grouped(whole)}.${fraction}`;

const minusOf = (value: Decimal): string => (value.isNegative && !isZero(value) ? '-' : '');

/** Indian digit grouping, decimals as they came: 1234567.891 → 12,34,567.891 (W16). */
export function groupIndian(value: Figure): string {
  const read = toDecimal(value);
  return read === null ? NO_FIGURE : minusOf(read) + figures(read);
}

export interface RupeeOptions {
  /** 2 unless said otherwise; `asGiven` keeps what the provider wrote, as a NAV needs. */
  decimals?: number | 'asGiven' | undefined;
  /** `always` writes a plus before what is above zero. */
  sign?: 'negative' | 'always' | undefined;
}

function written(value: Figure, { decimals = 2, sign = 'negative' }: RupeeOptions, unit: [string, string]): string {
  const read = toDecimal(value);
  if (read === null) return NO_FIGURE;
  const exact = decimals === 'asGiven' ? read : rounded(read, decimals);
  const plus = sign === 'always' && !read.isNegative && !isZero(exact) ? '+' : '';
  return `${minusOf(exact)}${plus}${unit[0]}${figures(exact)}${unit[1]}`;
}

/** Rupees with two decimals and Indian grouping: -25000.5 → -₹25,000.50 (W16, OM-353). */
export const rupees = (value: Figure, options: RupeeOptions = {}): string => written(value, options, ['₹', '']);

/** Whole paise as rupees. */
export const ofPaise = (paise: number): string => rupees(paise / 100);

/** A percentage, decimals as they came: "-4.5" → -4.5% (DO-051). */
export const percent = (value: Figure, options: RupeeOptions = {}): string =>
  written(value, { decimals: 'asGiven', ...options }, ['', '%']);

/** Mutual fund units: three decimals. */
export const units = (value: Figure): string => written(value, { decimals: 3 }, ['', '']);

export type Direction = 'up' | 'down' | 'flat';

/** Which way a figure points. */
export function directionOf(value: Figure): Direction {
  const read = toDecimal(value);
  if (read === null || isZero(read)) return 'flat';
  return read.isNegative ? 'down' : 'up';
}

/** Compares figures exactly, to six decimals; what is no figure is above nothing. */
export function isAbove(value: Figure, limit: Figure): boolean {
  const [read, most] = [toDecimal(value), toDecimal(limit)];
  return read !== null && most !== null && scaled(read) > scaled(most);
}

function scaled(value: Decimal): bigint {
  const { isNegative, whole, fraction } = rounded(value, 6);
  const digits = BigInt(whole + fraction);
  return isNegative ? -digits : digits;
}

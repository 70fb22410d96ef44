/** A decimal number as digits, so that no amount of money passes through a float. big.js is 2.7 kB. */
export interface Decimal {
  isNegative: boolean;
  whole: string;
  fraction: string;
}

const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?$/;

const normaliseNumberText = (value: number | string): string => {
  if (typeof value === 'string') return value.replace(/[,\s]/g, '').replace(/^−/, '-');
  // The rounding error of a sum of floats is removed: 0.1 + 0.2 is 0.3.
  const short = String(Number.isInteger(value) ? value : Number(value.toPrecision(15)));
  return short.includes('e') ? value.toFixed(20) : short;
};

/** Parses a number or the provider's number text; null if it is no number. */
export function parseDecimal(value: number | string | null | undefined): Decimal | null {
  const match = value === null || value === undefined ? null : PLAIN.exec(normaliseNumberText(value));
  const [, sign, whole = '', fraction = ''] = match ?? [];
  if (match === null || (whole === '' && fraction === '')) return null;
  return { isNegative: sign === '-', whole: whole.replace(/^0+(?=\d)/, '') || '0', fraction };
}

/** Rounds to a number of decimals; a half is rounded away from zero. */
export function roundDecimal(value: Decimal, decimals: number): Decimal {
  const { isNegative, whole, fraction } = value;
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  const goesUp = (fraction[decimals] ?? '0') >= '5';
  const digits = (BigInt(whole + kept) + (goesUp ? 1n : 0n)).toString().padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return { isNegative, whole: digits.slice(0, at), fraction: digits.slice(at) };
}

export const isZero = ({ whole, fraction }: Decimal): boolean => /^0*$/.test(whole + fraction);

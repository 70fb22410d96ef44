/** A decimal number as digits, so that no amount of money passes through a float. */
export interface Decimal {
  isNegative: boolean;
  whole: string;
  fraction: string;
}

const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?$/;

const textOf = (value: number | string): string => {
  if (typeof value === 'string') return value.replace(/[,\s]/g, '').replace(/^−/, '-');
  // What a sum of floats leaves behind its last digit that counts was never written by anybody: 0.1 + 0.2 is 0.3.
  const short = String(Number.isInteger(value) ? value : Number(value.toPrecision(15)));
  return short.includes('e') ? value.toFixed(20) : short;
};

/** Reads a number or the provider's number text; null where it is no number. */
export function toDecimal(value: number | string | null | undefined): Decimal | null {
  const match = value === null || value === undefined ? null : PLAIN.exec(textOf(value));
  const [, sign, whole = '', fraction = ''] = match ?? [];
  if (match === null || (whole === '' && fraction === '')) return null;
  return { isNegative: sign === '-', whole: whole.replace(/^0+(?=\d)/, '') || '0', fraction };
}

/** Exactly so many decimals; the half goes away from zero. */
export function rounded(value: Decimal, decimals: number): Decimal {
  const { isNegative, whole, fraction } = value;
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  const goesUp = (fraction[decimals] ?? '0') >= '5';
  const digits = (BigInt(whole + kept) + (goesUp ? 1n : 0n)).toString().padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return { isNegative, whole: digits.slice(0, at), fraction: digits.slice(at) };
}

export const isZero = ({ whole, fraction }: Decimal): boolean => /^0*$/.test(whole + fraction);

import { AMOUNT_MAX_DECIMALS } from '../limits.ts';

/** Money from the provider in rupees: a number, or a decimal number as text. */
export type Amount = number | string;

/** A typed amount: digits, at most three decimals, no grouping, no sign. An order accepts at most two (051). */
export const isAmountText = (text: string): boolean =>
  new RegExp(`^\\d+(\\.\\d{1,${String(AMOUNT_MAX_DECIMALS)}})?$`).test(text);

const DECIMAL = /^(-?)(\d+)(?:\.(\d)(\d?)(\d?)\d*)?$/;

/** Converts rupees to paise, rounded half away from zero; `null` for a text that is no decimal number. */
export function paiseOf(amount: Amount): number | null {
  const parts = DECIMAL.exec(typeof amount === 'number' ? amount.toString() : amount.trim());
  if (parts === null) return null;
  const [, sign, rupees, tenths = 0, hundredths = 0, thousandths = 0] = parts;
  const paise = Number(rupees) * 100 + Number(tenths) * 10 + Number(hundredths) + (Number(thousandths) >= 5 ? 1 : 0);
  return sign === '-' && paise > 0 ? -paise : paise;
}

/** Converts whole paise to rupees as an order carries them: `5000`, or `5000.50` with two decimals. */
export const rupeesOfPaise = (paise: number): string => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);

const WHOLE_PAISE = /^\d+(\.\d{1,2})?$/;

/**
 * Parses an entered amount to paise; null for a text that is not a plain number or has more than two decimals. Fields
 * and the contract accept a third decimal (AD-044), but no order has one, and rounding would change the entered amount.
 */
export const parseEnteredPaise = (typed: string): number | null => (WHOLE_PAISE.test(typed) ? paiseOf(typed) : null);

/**
 * True for a figure whose comma stands where no grouping has one: `100,50` is 100.50 or 10,050, and `1.234,50` is no
 * number. A field keeps the text until the person has corrected it; it is never an amount (`parseEnteredPaise`).
 */
export const isUnclearFigure = (typed: string): boolean => /^\d+(?:\.\d*)?,\d{1,2}$/.test(typed);

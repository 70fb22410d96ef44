import { UNLIMITED_AMOUNT } from '@folioflow/api/contract';
import { Refusal } from '../../ground/refusal.ts';
import { toThousandths, rupeeText, parseThousandths } from '../../kit/amounts.ts';

/** Bounds of a scheme in rupees; a maximum below 1 means none. */
export interface AmountBounds {
  readonly minimum: number;
  readonly maximum: number;
}

const PAISA_FRACTION = /^\d+\.\d{3,}$/;

/**
 * Parses an entered amount to thousandths of a rupee, in whole paise. The contract permits three decimals, but money
 * moves in paise, and rounding would change the entered amount.
 * @throws Refusal 051 when it is not a number or has more than two decimals
 */
export const parseAmount = (typed: string): number => {
  const amount = parseThousandths(typed);
  if (amount !== undefined) return amount;
  throw new Refusal(
    'invalid',
    PAISA_FRACTION.test(typed) ? 'Please enter an amount with at most two decimals.' : 'Please enter a valid amount.',
  );
};

/**
 * Parses an entered amount within bounds to thousandths of a rupee.
 * @throws Refusal 051 as `parseAmount`, and when it is out of bounds
 */
export const parseAmountWithin = (typed: string, { minimum, maximum }: AmountBounds): number => {
  const amount = parseAmount(typed);
  const least = toThousandths(minimum);
  const most = toThousandths(maximum < 1 ? UNLIMITED_AMOUNT : maximum);
  if (amount < least) throw new Refusal('invalid', `The amount should be at least ${rupeeText(least)}.`);
  if (amount > most) throw new Refusal('invalid', `The amount should be at most ${rupeeText(most)}.`);
  return amount;
};

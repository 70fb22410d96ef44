import { UNLIMITED_AMOUNT } from '@folioflow/api/contract';
import { Refusal } from '../ground/refusal.ts';
import { rupeeText, thousandthsOf } from '../kit/amounts.ts';

/** Bounds in rupees, as schemes state them; a maximum below 1 means none. */
export interface AmountBounds {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * A typed amount in thousandths of a rupee.
 * @throws Refusal 051 when it is no number, has more than 3 decimals or is out of bounds
 */
export const amountWithin = (typed: string, { minimum, maximum }: AmountBounds): number => {
  const amount = thousandthsOf(typed);
  if (amount === undefined) throw new Refusal('invalid', 'Please enter a valid amount.');
  const least = Math.round(minimum * 1000);
  const most = Math.round((maximum < 1 ? UNLIMITED_AMOUNT : maximum) * 1000);
  if (amount < least) throw new Refusal('invalid', `The amount should be at least ${rupeeText(least)}.`);
  if (amount > most) throw new Refusal('invalid', `The amount should be at most ${rupeeText(most)}.`);
  return amount;
};

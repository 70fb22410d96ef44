import { Refusal } from '../ground/refusal.ts';
import { rupeeText, thousandthsOf } from '../kit/amounts.ts';
import { inPaise } from '../orders/order-money.ts';

/** Rupees. */
export interface RedemptionLimits {
  readonly minimum: number;
  /** null for none: then what the order is worth */
  readonly maximum: number | null;
  readonly worth: number;
  readonly redeemable: number;
}

const thousandths = (rupees: number): number => Math.round(rupees * 1000);

/**
 * A typed amount in whole paise, as thousandths of a rupee. Below the maximum, or all that can be redeemed (C-98).
 * @throws Refusal 051
 */
export const redeemedAmount = (
  typed: string,
  limits: RedemptionLimits,
): { readonly amount: number; readonly isWhole: boolean } => {
  const amount = thousandthsOf(typed);
  if (amount === undefined) throw new Refusal('invalid', 'Please enter a valid amount.');
  const [least, redeemable] = [thousandths(limits.minimum), thousandths(limits.redeemable)];
  const below = thousandths(limits.maximum ?? limits.worth);
  if (amount < least) throw new Refusal('invalid', `The amount should be at least ${rupeeText(least)}.`);
  if (amount > redeemable) throw new Refusal('invalid', `You can redeem at most ${rupeeText(redeemable)}.`);
  const isWhole = amount === redeemable;
  if (!isWhole && amount >= below) throw new Refusal('invalid', `The amount should be below ${rupeeText(below)}.`);
  return { amount: inPaise(amount), isWhole };
};

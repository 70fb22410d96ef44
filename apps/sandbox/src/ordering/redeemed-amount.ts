import { Refusal } from '../ground/refusal.ts';
import { inThousandths, rupeeText } from '../kit/amounts.ts';
import { enteredAmount } from './amount-rules.ts';

/** Limits of a redemption in rupees. */
export interface RedemptionLimits {
  readonly minimum: number;
  /** null for no maximum: the worth of the order applies instead */
  readonly maximum: number | null;
  readonly worth: number;
  readonly redeemable: number;
}

/**
 * Parses an entered amount to thousandths of a rupee. It is below the maximum, or everything that is redeemable (C-98).
 * @throws Refusal 051
 */
export const redeemedAmount = (
  typed: string,
  limits: RedemptionLimits,
): { readonly amount: number; readonly isWhole: boolean } => {
  const amount = enteredAmount(typed);
  const [least, redeemable] = [inThousandths(limits.minimum), inThousandths(limits.redeemable)];
  const below = inThousandths(limits.maximum ?? limits.worth);
  if (amount < least) throw new Refusal('invalid', `The amount should be at least ${rupeeText(least)}.`);
  if (amount > redeemable) throw new Refusal('invalid', `You can redeem at most ${rupeeText(redeemable)}.`);
  const isWhole = amount === redeemable;
  if (!isWhole && amount >= below) throw new Refusal('invalid', `The amount should be below ${rupeeText(below)}.`);
  return { amount, isWhole };
};

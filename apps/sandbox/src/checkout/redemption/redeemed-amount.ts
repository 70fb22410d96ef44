import { Refusal } from '../../ground/refusal.ts';
import { toThousandths, rupeeText } from '../../kit/amounts.ts';
import { parseAmount } from '../rules/amount-rules.ts';

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
export const parseRedemptionAmount = (
  typed: string,
  limits: RedemptionLimits,
): { readonly amount: number; readonly isWhole: boolean } => {
  const amount = parseAmount(typed);
  const [least, redeemable] = [toThousandths(limits.minimum), toThousandths(limits.redeemable)];
  const below = toThousandths(limits.maximum ?? limits.worth);
  if (amount < least) throw new Refusal('invalid', `The amount should be at least ${rupeeText(least)}.`);
  if (amount > redeemable) throw new Refusal('invalid', `You can redeem at most ${rupeeText(redeemable)}.`);
  const isWhole = amount === redeemable;
  if (!isWhole && amount >= below) throw new Refusal('invalid', `The amount should be below ${rupeeText(below)}.`);
  return { amount, isWhole };
};

import { paiseOf, type Amount } from '@folioflow/api/contract';
import { computeDealingDates, UNIT_SETTLEMENT_DAYS, type DealingDates, type MomentInIndia } from './dealing-day.ts';
import { computeExitLoad } from './exit-load.ts';
import type { OptionFact } from './option-facts.ts';

/** The purchase and the provider's terms for it. */
export interface PurchaseTerms {
  /** Rupees as typed; '' while the amount is not valid. */
  readonly amount: string;
  /** Present value of the order; '' for a new order, and if the provider returns none. */
  readonly worth: Amount;
  /** `15:00`; '' if the provider names none. */
  readonly cutOff: string;
  /** Exit load in percent; 0 without one, and if the provider returns no figure. */
  readonly exitLoadPercent: number;
  /** Exit load and lock-in period, in the provider's words. */
  readonly exitLoadFacts: readonly OptionFact[];
}

/** The terms of a single payment that the investor agrees to before anything is sent. Amounts are paise. */
export interface PurchaseAgreement {
  /** NAV day and day of the units for a payment now; null without a cut-off: then no day is promised. */
  readonly dealing: DealingDates | null;
  /** Null without an amount. */
  readonly sums: {
    readonly amount: number;
    /** Exit load of the amount at a redemption, and the remaining amount. */
    readonly fee: number;
    readonly rest: number;
    /** Value of the order afterwards, at its value of today; null if that is unknown. */
    readonly worth: number | null;
  } | null;
}

/** The terms of a lumpsum or an additional order that is paid now (decisions 025, 029, 036). */
export const purchaseAgreement = (terms: PurchaseTerms, now: MomentInIndia): PurchaseAgreement => ({
  dealing: computeDealingDates(now, { cutOff: terms.cutOff, settlementDays: UNIT_SETTLEMENT_DAYS }),
  sums: computePurchaseSums(terms),
});

function computePurchaseSums({ amount: typed, worth, exitLoadPercent }: PurchaseTerms): PurchaseAgreement['sums'] {
  const [amount, before] = [paiseOf(typed), paiseOf(worth)];
  if (amount === null || amount <= 0) return null;
  const fee = computeExitLoad(amount, exitLoadPercent);
  return { amount, fee, rest: amount - fee, worth: before === null ? null : before + amount };
}

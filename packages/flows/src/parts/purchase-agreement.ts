import { paiseOf, type Amount } from '@folioflow/api/contract';
import { dealingOf, UNITS_AFTER, type Dealing, type MomentInIndia } from './dealing-day.ts';
import { loadOf } from './exit-load.ts';
import type { OptionFact } from './option-facts.ts';

/** What is bought, and what the provider says of it. */
export interface PurchaseTerms {
  /** Rupees as typed; '' while nothing can be bought with them. */
  readonly amount: string;
  /** What the order is worth before; '' for a new one, and where it is not told. */
  readonly worth: Amount;
  /** `15:00`; '' where none is told. */
  readonly cutOff: string;
  /** Percent that leaving costs; 0 without an exit load, and where it is not told as a figure. */
  readonly loadPercent: number;
  /** What it costs to leave, and how long nobody may, in the provider's words. */
  readonly leaving: readonly OptionFact[];
}

/** What a person agrees to with a purchase that is paid once, before anything is sent. Amounts are paise. */
export interface PurchaseAgreement {
  /** Whose NAV it gets when it is paid now, and when its units come; null where no cut-off is told: then no day is promised. */
  readonly dealing: Dealing | null;
  /** Null while there is no amount. */
  readonly sums: {
    readonly amount: number;
    /** What the exit load takes of the amount when it is redeemed, and what is left of it. */
    readonly fee: number;
    readonly rest: number;
    /** What the order is worth then, at its value of today; null where that is not told. */
    readonly worth: number | null;
  } | null;
}

/** What a lumpsum, or more money into an order, comes to when it is paid now (decisions 025, 029, 036). */
export const purchaseAgreement = (terms: PurchaseTerms, now: MomentInIndia): PurchaseAgreement => ({
  dealing: dealingOf(now, { cutOff: terms.cutOff, settlesAfter: UNITS_AFTER }),
  sums: sumsOf(terms),
});

function sumsOf({ amount: typed, worth, loadPercent }: PurchaseTerms): PurchaseAgreement['sums'] {
  const [amount, before] = [paiseOf(typed), paiseOf(worth)];
  if (amount === null || amount <= 0) return null;
  const fee = loadOf(amount, loadPercent);
  return { amount, fee, rest: amount - fee, worth: before === null ? null : before + amount };
}

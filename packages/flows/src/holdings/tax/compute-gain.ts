import { addMonths, type CalendarDay } from '@folioflow/api/contract';
import { type FundTaxClass } from './fund-class.ts';
import { GRANDFATHERING_DAY, SPECIFIED_BOUGHT_FROM, gainRules, type GainRule, type GainTax } from './gain-rules.ts';
import { inflationIndexOf } from './inflation-index.ts';

/** Units of a single purchase that are sold on a day. */
export interface SoldLot {
  readonly fundClass: FundTaxClass;
  readonly boughtOn: CalendarDay;
  readonly soldOn: CalendarDay;
  /** Amount of the purchase of these units, stamp duty included. */
  readonly costPaise: number;
  /** Amount of the sale after the exit load. STT is no cost of a sale, so it is not deducted. */
  readonly proceedsPaise: number;
  /** Value of these units on 31 January 2018; not read if they were bought later. If null, the gain can be too high. */
  readonly grandfatheredPaise: number | null;
}

export interface CapitalGain {
  readonly term: 'short' | 'long';
  /** Cost that is deducted: the cost of the purchase, its indexed cost or its grandfathered cost. */
  readonly costPaise: number;
  /** Negative for a loss. */
  readonly gainPaise: number;
  readonly tax: GainTax;
  readonly rule: GainRule;
  /** True for a sale after the day on which the rule was read: the law may have changed. */
  readonly isUnchecked: boolean;
}

/** Last day of sale on which units are held for no more than a number of months: the same day of that later month. */
export const lastShortTermDay = (boughtOn: CalendarDay, months: number): CalendarDay => addMonths(boughtOn, months);

const findRule = (fundClass: FundTaxClass, soldOn: CalendarDay): GainRule | undefined =>
  gainRules.findLast((rule) => rule.fundClass === fundClass && rule.soldFrom <= soldOn);

/** Returns the higher of the cost and the value of 31 January 2018, which counts up to the proceeds at most. */
const grandfatheredCostOf = ({ costPaise, proceedsPaise, grandfatheredPaise, boughtOn }: SoldLot): number =>
  grandfatheredPaise === null || boughtOn > GRANDFATHERING_DAY
    ? costPaise
    : Math.max(costPaise, Math.min(grandfatheredPaise, proceedsPaise));

/** Returns the indexed cost; the cost itself for a purchase before 1 April 2001, whose value of that day is unknown. */
const indexedCostOf = ({ costPaise, boughtOn, soldOn }: SoldLot): number => {
  const bought = inflationIndexOf(boughtOn);
  const sold = inflationIndexOf(soldOn);
  return bought === undefined || sold === undefined ? costPaise : Math.round((costPaise * sold) / bought);
};

/**
 * Returns the gain of sold units under the rules of the day of sale, and its tax without exemption, surcharge and cess.
 * Null for a sale before the first rule. Sources: `gain-rules.ts`.
 */
export function computeCapitalGain(lot: SoldLot): CapitalGain | null {
  const isEarlierPurchase = lot.fundClass === 'specified' && lot.boughtOn < SPECIFIED_BOUGHT_FROM;
  const rule = findRule(isEarlierPurchase ? 'other' : lot.fundClass, lot.soldOn);
  if (rule === undefined) return null;
  const { longTerm } = rule;
  const isUnchecked = lot.soldOn > rule.checkedOn;
  if (longTerm === null || lot.soldOn <= lastShortTermDay(lot.boughtOn, longTerm.afterMonths)) {
    const { costPaise } = lot;
    const gainPaise = lot.proceedsPaise - costPaise;
    return { term: 'short', costPaise, gainPaise, tax: rule.shortTerm, rule, isUnchecked };
  }
  const costPaise = longTerm.isGrandfathered
    ? grandfatheredCostOf(lot)
    : longTerm.isIndexed
      ? indexedCostOf(lot)
      : lot.costPaise;
  return { term: 'long', costPaise, gainPaise: lot.proceedsPaise - costPaise, tax: longTerm, rule, isUnchecked };
}

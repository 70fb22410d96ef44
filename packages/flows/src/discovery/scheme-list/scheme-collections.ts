import type { Scheme } from '@folioflow/api/contract';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import { shortKindOf } from './classification.ts';

/** Collections that are computed from the provider's own fields. */
export const COMPUTED_COLLECTIONS = ['largest', 'index', 'taxSaving', 'lowestMinimum'] as const;
export type ComputedCollection = (typeof COMPUTED_COLLECTIONS)[number];

/** A part of the catalogue that opens by one press; the filters narrow it further. */
export interface SchemeCollection {
  /** Value in the address: the name of a computed collection, or the sub-category. */
  readonly id: string;
  /** Null for a sub-category. */
  readonly computed: ComputedCollection | null;
  /** The sub-category in short; '' for a computed collection. */
  readonly label: string;
}

/** Number of funds of each category in the collection of the largest. */
const LARGEST_OF_CATEGORY = 10;
const MOST_SUB_CATEGORIES = 5;

const INDEX_FUND = /\bindex\b/i;
const TAX_SAVING_FUND = /\belss\b|tax sav/i;

function largestSchemes(schemes: readonly Scheme[]): readonly Scheme[] {
  const taken = new Map<string, number>();
  return schemes
    .filter(({ fund_size_crore }) => fund_size_crore !== undefined)
    .sort((one, other) => (other.fund_size_crore ?? 0) - (one.fund_size_crore ?? 0))
    .filter(({ scheme_category, fund_name = '', scheme_name }) => {
      // All plans and options of a fund have its size, and count once.
      const fund = `${scheme_category}\n${fund_name === '' ? scheme_name : fund_name}`;
      if (taken.has(fund)) return true;
      const rank = taken.get(scheme_category) ?? 0;
      if (rank === LARGEST_OF_CATEGORY) return false;
      taken.set(scheme_category, rank + 1);
      taken.set(fund, 0);
      return true;
    });
}

function schemesWithLowestMinimum(schemes: readonly Scheme[]): readonly Scheme[] {
  const stated = schemes.filter(({ scheme_minimum_investment_amount: amount }) => amount > 0);
  const lowest = stated.reduce(
    (least, { scheme_minimum_investment_amount: amount }) => Math.min(least, amount),
    Infinity,
  );
  return stated.filter(({ scheme_minimum_investment_amount: amount }) => amount === lowest);
}

const computed: Readonly<Record<ComputedCollection, (schemes: readonly Scheme[]) => readonly Scheme[]>> = {
  largest: largestSchemes,
  index: (schemes) => schemes.filter(({ sub_category }) => INDEX_FUND.test(sub_category)),
  taxSaving: (schemes) => schemes.filter(({ sub_category }) => TAX_SAVING_FUND.test(sub_category)),
  lowestMinimum: schemesWithLowestMinimum,
};

const computedOf = (id: string): ComputedCollection | null => COMPUTED_COLLECTIONS.find((name) => name === id) ?? null;

/** Returns the schemes of a collection; the largest come in the order of their size. */
export const schemesOfCollection = memoiseLastResult(
  (schemes: readonly Scheme[], id: string | null): readonly Scheme[] => {
    if (id === null) return schemes;
    const name = computedOf(id);
    return name === null ? schemes.filter(({ sub_category }) => sub_category.trim() === id) : computed[name](schemes);
  },
);

/** Returns the collections of a catalogue that have a scheme: the computed ones, then its most frequent sub-categories. */
export const collectionsOf = memoiseLastResult((schemes: readonly Scheme[]): readonly SchemeCollection[] => {
  const counts = new Map<string, number>();
  for (const { sub_category } of schemes) {
    const kind = sub_category.trim();
    if (kind !== '' && !INDEX_FUND.test(kind) && !TAX_SAVING_FUND.test(kind))
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_SUB_CATEGORIES);
  return [
    ...COMPUTED_COLLECTIONS.filter((name) => computed[name](schemes).length > 0).map((name) => ({
      id: name,
      computed: name,
      label: '',
    })),
    ...frequent.map(([kind]) => ({ id: kind, computed: null, label: shortKindOf(kind) })),
  ];
});

import type { Scheme } from '@folioflow/api/contract';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';

export type FilteredScheme = Pick<
  Scheme,
  | 'scheme_amc'
  | 'scheme_category'
  | 'risk'
  | 'sub_category'
  | 'one_year_percent'
  | 'three_year_percent'
  | 'five_year_percent'
  | 'scheme_minimum_investment_amount'
  | 'is_sip_allowed'
  | 'is_lumpsum_allowed'
>;

/** A text column as numbers: texts that differ only in case have the same number. */
export interface TextColumn {
  readonly numbers: Uint32Array;
  readonly numberByKey: ReadonlyMap<string, number>;
}

/** Filterable columns of a list: built once for a list, used at every change of a filter. */
export interface SchemeIndex {
  readonly amc: TextColumn;
  readonly category: TextColumn;
  readonly risk: TextColumn;
  readonly subCategory: TextColumn;
  /** 1Y, 3Y and 5Y of each scheme in sequence; NaN where there is no number (A35). */
  readonly returns: Float64Array;
  readonly minimums: Float64Array;
  /** A bit of `MODE_BITS` for each mode of investment that is offered. */
  readonly modes: Uint8Array;
}

/** Option values of the Mode Of Investment filter: the names of the flags of a scheme (A11). */
export const MODE_BITS: ReadonlyMap<string, number> = new Map([
  ['is_sip_allowed', 1],
  ['is_lumpsum_allowed', 2],
]);

/** Number of periods of the growth filter: GROWTH_FILTER_PERIODS of the contract (DO-031, DO-452). */
export const GROWTH_PERIODS = 3;

const NUMERIC = /^[+-]?\d+(\.\d+)?$/;
export const parseNumber = (text: string): number => {
  const tidy = text.trim();
  return NUMERIC.test(tidy) ? Number(tidy) : NaN;
};

export const normaliseForComparison = (text: string): string => text.trim().toLowerCase();

function textColumn<S>(schemes: readonly S[], textOf: (scheme: S) => string): TextColumn {
  const found = new Map<string, number>();
  const numbers = new Uint32Array(schemes.length);
  schemes.forEach((scheme, row) => {
    const key = normaliseForComparison(textOf(scheme));
    const number = found.get(key) ?? found.size;
    found.set(key, number);
    numbers[row] = number;
  });
  return { numbers, numberByKey: found };
}

/** Builds the index of a list once for each list object; a list must not be changed in place. */
export const indexSchemes = memoiseLastResult((schemes: readonly FilteredScheme[]): SchemeIndex => {
  const returns = new Float64Array(schemes.length * GROWTH_PERIODS);
  const minimums = new Float64Array(schemes.length);
  const modes = new Uint8Array(schemes.length);
  schemes.forEach((scheme, row) => {
    returns[row * GROWTH_PERIODS] = parseNumber(scheme.one_year_percent);
    returns[row * GROWTH_PERIODS + 1] = parseNumber(scheme.three_year_percent);
    returns[row * GROWTH_PERIODS + 2] = parseNumber(scheme.five_year_percent);
    minimums[row] = scheme.scheme_minimum_investment_amount;
    modes[row] = (scheme.is_sip_allowed === 'Y' ? 1 : 0) + (scheme.is_lumpsum_allowed === 'Y' ? 2 : 0);
  });
  return {
    amc: textColumn(schemes, ({ scheme_amc }) => scheme_amc),
    category: textColumn(schemes, ({ scheme_category }) => scheme_category),
    risk: textColumn(schemes, ({ risk }) => risk),
    subCategory: textColumn(schemes, ({ sub_category }) => sub_category),
    returns,
    minimums,
    modes,
  };
});

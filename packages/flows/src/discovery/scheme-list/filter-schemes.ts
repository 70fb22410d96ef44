import { MINIMUM_AMOUNT_TOLERANCE } from '@folioflow/api/contract';
import { noFilters, type SchemeFilters } from './filters.ts';
import {
  GROWTH_PERIODS,
  indexSchemes,
  keyOf,
  MODE_BITS,
  numberOf,
  type FilteredScheme,
  type SchemeIndex,
  type TextColumn,
} from './scheme-index.ts';

/**
 * What one chosen option of Mode Of Investment means (DO-034, A11): `offered` keeps the schemes whose flag is Y;
 * `literal` is the sentence of the document, which keeps those whose flag is N.
 */
export type ModeRule = 'offered' | 'literal';
export interface FilterRules {
  readonly modeRule?: ModeRule;
}

interface Range {
  readonly low: number;
  readonly high: number;
}

const RANGE = /^\s*([+-]?\d+(?:\.\d+)?)\s*-\s*([+-]?\d+(?:\.\d+)?)\s*$/;

/** Reads 'low-high', both inclusive, either of them signed (A35); null for anything else. */
export function growthRangeOf(option: string): Range | null {
  const [, low, high] = RANGE.exec(option) ?? [];
  return low === undefined || high === undefined ? null : { low: Number(low), high: Number(high) };
}

type Keep = (row: number) => boolean;

/** Equal texts, upper and lower case alike; never a part of a text (DO-029). */
function byText({ numbers, numberOf: known }: TextColumn, values: readonly string[]): Keep {
  const isWanted = new Uint8Array(known.size);
  for (const value of values) {
    const number = known.get(keyOf(value));
    if (number !== undefined) isWanted[number] = 1;
  }
  return (row) => isWanted[numbers[row] ?? 0] === 1;
}

/** The 1Y, 3Y or 5Y return lies in one of the ranges; no number lies in none (DO-030, DO-031). */
function byGrowth({ returns }: SchemeIndex, values: readonly string[]): Keep {
  const ranges = values.flatMap((value) => growthRangeOf(value) ?? []);
  return (row) => {
    for (let at = row * GROWTH_PERIODS; at < (row + 1) * GROWTH_PERIODS; at += 1) {
      const percent = returns[at] ?? NaN;
      for (const { low, high } of ranges) if (percent >= low && percent <= high) return true;
    }
    return false;
  };
}

/** The minimum lies between the value and the value plus the tolerance (DO-032). */
function byMinimum({ minimums }: SchemeIndex, values: readonly string[]): Keep {
  const amounts = values.map(numberOf).filter((amount) => !Number.isNaN(amount));
  return (row) => {
    const minimum = minimums[row] ?? NaN;
    for (const amount of amounts) if (minimum >= amount && minimum <= amount + MINIMUM_AMOUNT_TOLERANCE) return true;
    return false;
  };
}

function byMode({ modes }: SchemeIndex, values: readonly string[], rule: ModeRule): Keep {
  const wanted = values.reduce((bits, value) => bits | (MODE_BITS.get(value) ?? 0), 0);
  if (rule === 'literal' && values.length === 1 && wanted !== 0) return (row) => ((modes[row] ?? 0) & wanted) === 0;
  return (row) => ((modes[row] ?? 0) & wanted) !== 0;
}

/** The rows that stay; `count` of them stand at the beginning of `rows`. */
function narrow(rows: Uint32Array, count: number, keep: Keep): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0;
    if (keep(row)) {
      rows[kept] = row;
      kept += 1;
    }
  }
  return kept;
}

/**
 * The schemes that pass every filter in which something is chosen; the options of one filter are alternatives (A35).
 * The list is indexed at its first use; it must not be changed in place.
 */
export function filterSchemes<S extends FilteredScheme>(
  schemes: readonly S[],
  filters: Partial<SchemeFilters>,
  { modeRule = 'offered' }: FilterRules = {},
): readonly S[] {
  const { amc, category, risk, subCategory, growth, minimumAmount, mode } = {
    ...noFilters,
    ...filters,
  };
  const index = indexSchemes(schemes);
  const keeps = [
    ...(amc.length > 0 ? [byText(index.amc, amc)] : []),
    ...(category.length > 0 ? [byText(index.category, category)] : []),
    ...(risk.length > 0 ? [byText(index.risk, risk)] : []),
    ...(subCategory.length > 0 ? [byText(index.subCategory, subCategory)] : []),
    ...(mode.length > 0 ? [byMode(index, mode, modeRule)] : []),
    ...(minimumAmount.length > 0 ? [byMinimum(index, minimumAmount)] : []),
    ...(growth.length > 0 ? [byGrowth(index, growth)] : []),
  ];
  if (keeps.length === 0) return schemes;
  const rows = new Uint32Array(schemes.length);
  for (let row = 0; row < rows.length; row += 1) rows[row] = row;
  const count = keeps.reduce((left, keep) => narrow(rows, left, keep), rows.length);
  const kept: S[] = [];
  for (let at = 0; at < count; at += 1) {
    const scheme = schemes[rows[at] ?? 0];
    if (scheme !== undefined) kept.push(scheme);
  }
  return kept;
}

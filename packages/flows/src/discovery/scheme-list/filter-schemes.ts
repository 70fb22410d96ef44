import { MINIMUM_AMOUNT_TOLERANCE } from '@folioflow/api/contract';
import { noFilters, type SchemeFilters } from './filters.ts';
import {
  GROWTH_PERIODS,
  indexSchemes,
  normaliseForComparison,
  MODE_BITS,
  parseNumber,
  type FilteredScheme,
  type SchemeIndex,
  type TextColumn,
} from './scheme-index.ts';

interface GrowthRange {
  readonly low: number;
  readonly high: number;
}

const RANGE = /^\s*([+-]?\d+(?:\.\d+)?)\s*-\s*([+-]?\d+(?:\.\d+)?)\s*$/;

/** Parses 'low-high', both inclusive and optionally signed (A35); null for anything else. */
export function parseGrowthRange(option: string): GrowthRange | null {
  const [, low, high] = RANGE.exec(option) ?? [];
  return low === undefined || high === undefined ? null : { low: Number(low), high: Number(high) };
}

type RowPredicate = (row: number) => boolean;

/** Matches equal texts regardless of case, never a part of a text (DO-029). */
function textPredicate({ numbers, numberByKey: known }: TextColumn, values: readonly string[]): RowPredicate {
  const isWanted = new Uint8Array(known.size);
  for (const value of values) {
    const number = known.get(normaliseForComparison(value));
    if (number !== undefined) isWanted[number] = 1;
  }
  return (row) => isWanted[numbers[row] ?? 0] === 1;
}

/** Matches a 1Y, 3Y or 5Y return within one of the ranges; a return that is no number matches none (DO-030, DO-031). */
function growthPredicate({ returns }: SchemeIndex, values: readonly string[]): RowPredicate {
  const ranges = values.flatMap((value) => parseGrowthRange(value) ?? []);
  return (row) => {
    for (let at = row * GROWTH_PERIODS; at < (row + 1) * GROWTH_PERIODS; at += 1) {
      const percent = returns[at] ?? NaN;
      for (const { low, high } of ranges) if (percent >= low && percent <= high) return true;
    }
    return false;
  };
}

/** Matches a minimum between the value and the value plus the tolerance (DO-032). */
function minimumPredicate({ minimums }: SchemeIndex, values: readonly string[]): RowPredicate {
  const amounts = values.map(parseNumber).filter((amount) => !Number.isNaN(amount));
  return (row) => {
    const minimum = minimums[row] ?? NaN;
    for (const amount of amounts) if (minimum >= amount && minimum <= amount + MINIMUM_AMOUNT_TOLERANCE) return true;
    return false;
  };
}

/** Matches a scheme that offers one of the ways, so that flag is Y (DO-033, DO-034). */
function modePredicate({ modes }: SchemeIndex, values: readonly string[]): RowPredicate {
  const wanted = values.reduce((bits, value) => bits | (MODE_BITS.get(value) ?? 0), 0);
  return (row) => ((modes[row] ?? 0) & wanted) !== 0;
}

/** Moves the matching rows to the start of `rows` and returns their number. */
function moveMatchingRowsToStart(rows: Uint32Array, count: number, keep: RowPredicate): number {
  let storedText = 0;
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0;
    if (keep(row)) {
      rows[storedText] = row;
      storedText += 1;
    }
  }
  return storedText;
}

/**
 * Returns the schemes that pass every filter with a selection; the options of one filter are alternatives (A35). The
 * list is indexed on first use and must not be changed in place.
 */
export function filterSchemes<S extends FilteredScheme>(
  schemes: readonly S[],
  filters: Partial<SchemeFilters>,
): readonly S[] {
  const { amc, category, risk, subCategory, growth, minimumAmount, mode } = {
    ...noFilters,
    ...filters,
  };
  const index = indexSchemes(schemes);
  const keeps = [
    ...(amc.length > 0 ? [textPredicate(index.amc, amc)] : []),
    ...(category.length > 0 ? [textPredicate(index.category, category)] : []),
    ...(risk.length > 0 ? [textPredicate(index.risk, risk)] : []),
    ...(subCategory.length > 0 ? [textPredicate(index.subCategory, subCategory)] : []),
    ...(mode.length > 0 ? [modePredicate(index, mode)] : []),
    ...(minimumAmount.length > 0 ? [minimumPredicate(index, minimumAmount)] : []),
    ...(growth.length > 0 ? [growthPredicate(index, growth)] : []),
  ];
  if (keeps.length === 0) return schemes;
  const rows = new Uint32Array(schemes.length);
  for (let row = 0; row < rows.length; row += 1) rows[row] = row;
  const count = keeps.reduce((left, keep) => moveMatchingRowsToStart(rows, left, keep), rows.length);
  const storedText: S[] = [];
  for (let at = 0; at < count; at += 1) {
    const scheme = schemes[rows[at] ?? 0];
    if (scheme !== undefined) storedText.push(scheme);
  }
  return storedText;
}

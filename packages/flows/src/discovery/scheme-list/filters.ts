import type { FilterLists, Option, Scheme } from '@folioflow/api/contract';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';

/**
 * The selected option values of each filter of a list. A filter without a selection does not restrict the list
 * (DO-035).
 */
export interface SchemeFilters {
  readonly amc: readonly string[];
  readonly category: readonly string[];
  readonly risk: readonly string[];
  readonly growth: readonly string[];
  readonly minimumAmount: readonly string[];
  readonly mode: readonly string[];
  /** Only in the list for a watchlist (DO-028). */
  readonly subCategory: readonly string[];
}
export type FilterName = keyof SchemeFilters;

export const noFilters: SchemeFilters = {
  amc: [],
  category: [],
  risk: [],
  growth: [],
  minimumAmount: [],
  mode: [],
  subCategory: [],
};

/** Filters of the scheme list, in the order of the bar. */
export const filterNames = [
  'amc',
  'category',
  'risk',
  'growth',
  'minimumAmount',
  'mode',
] as const satisfies readonly FilterName[];
/** Filters of the list for a watchlist. */
export const watchlistFilterNames: readonly FilterName[] = [...filterNames, 'subCategory'];

const listNames = {
  amc: 'amc_list',
  category: 'amc_category',
  risk: 'amc_risk',
  growth: 'growth_percentage',
  minimumAmount: 'minimum_investment',
  mode: 'investment_method',
} as const satisfies Record<Exclude<FilterName, 'subCategory'>, keyof FilterLists>;

/** The provider has no list of sub-categories: the options are those of the loaded schemes, sorted (A28). */
const subCategoriesOf = memoiseLastResult((schemes: readonly Scheme[]): readonly Option[] => {
  const names = new Set(schemes.map(({ sub_category }) => sub_category.trim()));
  names.delete('');
  return [...names].sort().map((value) => ({ value, label: value }));
});

/** Returns the options of a filter, from the stored master list (DO-022 to DO-027). */
export const filterOptions = (lists: FilterLists, name: FilterName, schemes: readonly Scheme[]): readonly Option[] =>
  name === 'subCategory' ? subCategoriesOf(schemes) : lists[listNames[name]];

const uniqueTexts = (values: readonly string[]): readonly string[] => [...new Set(values)];

export const withFilter = (filters: SchemeFilters, name: FilterName, values: readonly string[]): SchemeFilters => ({
  ...filters,
  [name]: uniqueTexts(values),
});

/** Returns the text for `filters_schemeList` or `filters_schemeWatchList` of the session storage (DO-036, A49). */
export const serialiseFilters = (filters: SchemeFilters, names: readonly FilterName[] = filterNames): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, filters[name]])));

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Parses stored filters; a value that is no list of texts is ignored. */
export function parseFilters(storedFilters: string | null, names: readonly FilterName[] = filterNames): SchemeFilters {
  const record = parseStoredRecord(storedFilters);
  return names.reduce((filters, name) => {
    const values = record[name];
    return isTextList(values) ? withFilter(filters, name, values) : filters;
  }, noFilters);
}

function parseStoredRecord(storedFilters: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = storedFilters === null ? null : JSON.parse(storedFilters);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

import type { FilterLists, Option } from '@folioflow/api/contract';

/** The six filters of the list; what is chosen in each, as option values. Nothing chosen does not restrict (DO-035). */
export interface SchemeFilters {
  readonly amc: readonly string[];
  readonly category: readonly string[];
  readonly risk: readonly string[];
  readonly growth: readonly string[];
  readonly minimumAmount: readonly string[];
  readonly mode: readonly string[];
}
/** The watchlist's list has a seventh (DO-028). */
export interface WatchlistFilters extends SchemeFilters {
  readonly subCategory: readonly string[];
}
export type FilterName = keyof SchemeFilters;

export const noFilters: SchemeFilters = { amc: [], category: [], risk: [], growth: [], minimumAmount: [], mode: [] };

/** In the order of the bar. */
export const filterNames = [
  'amc',
  'category',
  'risk',
  'growth',
  'minimumAmount',
  'mode',
] as const satisfies readonly FilterName[];

const listNames = {
  amc: 'amc_list',
  category: 'amc_category',
  risk: 'amc_risk',
  growth: 'growth_percentage',
  minimumAmount: 'minimum_investment',
  mode: 'investment_method',
} as const satisfies Record<FilterName, keyof FilterLists>;

/** The options of a filter, from the stored master list (DO-022 to DO-027). */
export const optionsOf = (lists: FilterLists, name: FilterName): readonly Option[] => lists[listNames[name]];

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

export const withFilter = (filters: SchemeFilters, name: FilterName, values: readonly string[]): SchemeFilters => ({
  ...filters,
  [name]: unique(values),
});

/** What stands in the session storage under `filters_schemeList` (DO-036, A49). */
export const serialiseFilters = (filters: SchemeFilters): string =>
  JSON.stringify(Object.fromEntries(filterNames.map((name) => [name, filters[name]])));

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Reads what was kept; whatever is not a list of texts restricts nothing. */
export function parseFilters(kept: string | null): SchemeFilters {
  const told = read(kept);
  return filterNames.reduce((filters, name) => {
    const values = told[name];
    return isTextList(values) ? withFilter(filters, name, values) : filters;
  }, noFilters);
}

function read(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = kept === null ? null : JSON.parse(kept);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

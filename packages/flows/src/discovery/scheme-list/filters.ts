import type { FilterLists, Option, Scheme } from '@folioflow/api/contract';
import { lastOf } from '../../kit/last-of.ts';

/** The filters of a list; what is chosen in each, as option values. Nothing chosen does not restrict (DO-035). */
export interface SchemeFilters {
  readonly amc: readonly string[];
  readonly category: readonly string[];
  readonly risk: readonly string[];
  readonly growth: readonly string[];
  readonly minimumAmount: readonly string[];
  readonly mode: readonly string[];
  /** Of the list that a watchlist is chosen from, alone (DO-028). */
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

/** In the order of the bar. */
export const filterNames = [
  'amc',
  'category',
  'risk',
  'growth',
  'minimumAmount',
  'mode',
] as const satisfies readonly FilterName[];
/** Those of the list that a watchlist is chosen from. */
export const watchlistFilterNames: readonly FilterName[] = [...filterNames, 'subCategory'];

const listNames = {
  amc: 'amc_list',
  category: 'amc_category',
  risk: 'amc_risk',
  growth: 'growth_percentage',
  minimumAmount: 'minimum_investment',
  mode: 'investment_method',
} as const satisfies Record<Exclude<FilterName, 'subCategory'>, keyof FilterLists>;

/** No list of the provider names them: they are those of the schemes that are here, in order (A28). */
const subCategoriesOf = lastOf((schemes: readonly Scheme[]): readonly Option[] => {
  const names = new Set(schemes.map(({ sub_category }) => sub_category.trim()));
  names.delete('');
  return [...names].sort().map((value) => ({ value, label: value }));
});

/** The options of a filter, from the stored master list (DO-022 to DO-027). */
export const optionsOf = (lists: FilterLists, name: FilterName, schemes: readonly Scheme[]): readonly Option[] =>
  name === 'subCategory' ? subCategoriesOf(schemes) : lists[listNames[name]];

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

export const withFilter = (filters: SchemeFilters, name: FilterName, values: readonly string[]): SchemeFilters => ({
  ...filters,
  [name]: unique(values),
});

/** What stands in the session storage under `filters_schemeList` or `filters_schemeWatchList` (DO-036, A49). */
export const serialiseFilters = (filters: SchemeFilters, names: readonly FilterName[] = filterNames): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, filters[name]])));

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Reads what was kept; whatever is not a list of texts restricts nothing. */
export function parseFilters(kept: string | null, names: readonly FilterName[] = filterNames): SchemeFilters {
  const told = read(kept);
  return names.reduce((filters, name) => {
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

import type { FilterLists } from '@folioflow/api/contract';
import { soughtPart } from '../scheme-search/index.ts';
import {
  filterNames,
  noFilters,
  optionsOf,
  watchlistFilterNames,
  withFilter,
  type FilterName,
  type SchemeFilters,
} from './filters.ts';
import { columnOf, isSchemeSort, type SchemeSort } from './sort-schemes.ts';

/** Where in the list somebody is: what its address says, so that Back, a reload and a bookmark lead there again. */
export interface ListPlace {
  readonly sort: SchemeSort;
  /** Counted from 1. */
  readonly page: number;
}

const said = (search: string, name: string): string => new RegExp(`[?&]${name}=([^&#]*)`).exec(search)?.[1] ?? '';

/** Reads the query of an address; what is no sort and no page is as good as not said. */
export function placeOf(search: string): ListPlace {
  const sort = said(search, 'sort');
  const page = said(search, 'page');
  return { sort: isSchemeSort(sort) ? sort : 'asListed', page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** What an address says under a name, decoded. */
export const saidAll = (search: string, name: string): readonly string[] =>
  [...search.matchAll(new RegExp(`[?&]${name}=([^&#]*)`, 'g'))].map(([, value = '']) => decoded(value));

/**
 * What the address filters by; null where it says nothing of it. What is no option of a filter is not taken from it; which
 * sub-categories there are is known once the schemes are here.
 */
export function filtersIn(
  search: string,
  lists: FilterLists,
  names: readonly FilterName[] = filterNames,
): SchemeFilters | null {
  let filters: SchemeFilters | null = null;
  for (const name of names) {
    const options = optionsOf(lists, name, []).map(({ value }) => value);
    const values = saidAll(search, name).filter((value) => name === 'subCategory' || options.includes(value));
    if (values.length > 0) filters = withFilter(filters ?? noFilters, name, values);
  }
  return filters;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** The query that says a place; the beginning of the whole list as the provider has it needs none. */
export function searchOf({
  sought,
  sort,
  page,
  filters,
}: ListPlace & { readonly filters: SchemeFilters; readonly sought: string }): string {
  const parts = [
    ...soughtPart({ sought }),
    ...(columnOf(sort).column === null ? [] : [`sort=${sort}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
    ...watchlistFilterNames.flatMap((name) => filters[name].map((value) => `${name}=${encodeURIComponent(value)}`)),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

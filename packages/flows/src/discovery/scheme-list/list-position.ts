import type { FilterLists } from '@folioflow/api/contract';
import { searchQueryParts } from '../scheme-search/index.ts';
import {
  filterNames,
  noFilters,
  filterOptions,
  watchlistFilterNames,
  withFilter,
  type FilterName,
  type SchemeFilters,
} from './filters.ts';
import { sortColumnOf, isSchemeSort, type SchemeSort } from './sort-schemes.ts';

/** Position in the list, stored in the address so that Back, a reload and a bookmark restore it. */
export interface ListPosition {
  readonly sort: SchemeSort;
  /** Counted from 1. */
  readonly page: number;
}

const queryParameter = (search: string, name: string): string =>
  new RegExp(`[?&]${name}=([^&#]*)`).exec(search)?.[1] ?? '';

/** Parses the query of an address; an invalid sort or page becomes the default. */
export function parseListPosition(search: string): ListPosition {
  const sort = queryParameter(search, 'sort');
  const page = queryParameter(search, 'page');
  return { sort: isSchemeSort(sort) ? sort : 'asListed', page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** Returns all values of a query parameter, decoded. */
export const queryParameters = (search: string, name: string): readonly string[] =>
  [...search.matchAll(new RegExp(`[?&]${name}=([^&#]*)`, 'g'))].map(([, value = '']) => decodeParameter(value));

/**
 * Parses the filters of an address; null where it has none. Unknown options are dropped, except sub-categories, which
 * are known once the schemes are loaded.
 */
export function parseQueryFilters(
  search: string,
  lists: FilterLists,
  names: readonly FilterName[] = filterNames,
): SchemeFilters | null {
  let filters: SchemeFilters | null = null;
  for (const name of names) {
    const options = filterOptions(lists, name, []).map(({ value }) => value);
    const values = queryParameters(search, name).filter((value) => name === 'subCategory' || options.includes(value));
    if (values.length > 0) filters = withFilter(filters ?? noFilters, name, values);
  }
  return filters;
}

function decodeParameter(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Returns the query of a position; '' for the first page of the unfiltered list in the provider's order. */
export function listQuery({
  searchText,
  sort,
  page,
  filters,
}: ListPosition & { readonly filters: SchemeFilters; readonly searchText: string }): string {
  const parts = [
    ...searchQueryParts({ searchText }),
    ...(sortColumnOf(sort).column === null ? [] : [`sort=${sort}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
    ...watchlistFilterNames.flatMap((name) => filters[name].map((value) => `${name}=${encodeURIComponent(value)}`)),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

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

/** The query that says a place; the beginning of the list as the provider has it needs none. */
export function searchOf({ sort, page }: ListPlace): string {
  const parts = [...(columnOf(sort).column === null ? [] : [`sort=${sort}`]), ...(page === 1 ? [] : [`page=${page}`])];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

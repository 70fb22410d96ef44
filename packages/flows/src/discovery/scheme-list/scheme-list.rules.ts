import { PAGE_SIZE, type ListSchemesAnswer, type Scheme } from '@folioflow/api/contract';
import { lastOf } from '../../kit/last-of.ts';
import {
  foundSchemes,
  isSought,
  soughtInstead,
  type SearchContext,
  type SearchInstead,
} from '../scheme-search/index.ts';
import { filterSchemes } from './filter-schemes.ts';
import { optionsOf, type SchemeFilters } from './filters.ts';
import { pageOf, type ListPage } from './paging.ts';
import type { SchemeListContext } from './scheme-list.types.ts';
import { sortSchemes, type SchemeSort } from './sort-schemes.ts';

/** `result.scheme_list`, or the older place when it has none (DO-017, A46). */
export const schemesOf = ({ result, list_scheme }: ListSchemesAnswer): readonly Scheme[] =>
  result.scheme_list.length > 0 ? result.scheme_list : list_scheme;

export const pageSizeOf = ({ per_page_count }: ListSchemesAnswer): number =>
  per_page_count >= 1 ? Math.floor(per_page_count) : PAGE_SIZE;

/** What of a file is not there yet: a provider that answers the same file for ever must not be asked for ever. */
export function newSchemes(schemes: readonly Scheme[], answer: ListSchemesAnswer): readonly Scheme[] {
  const known = new Set(schemes.map(({ _id }) => _id));
  return schemesOf(answer).filter(({ _id }) => !known.has(_id));
}

/** Without sub-categories that none of the schemes has. */
export function offeredFilters({ lists, filters, schemes }: SchemeListContext): SchemeFilters {
  const offered = optionsOf(lists, 'subCategory', schemes).map(({ value }) => value);
  const subCategory = filters.subCategory.filter((value) => offered.includes(value));
  return subCategory.length === filters.subCategory.length ? filters : { ...filters, subCategory };
}

type Listing = Pick<SchemeListContext, 'schemes' | 'filters' | 'sort' | 'sought' | 'search' | 'rankedTo'>;

const passingSchemes = lastOf((schemes: readonly Scheme[], filters: SchemeFilters) => filterSchemes(schemes, filters));

const inOrder = lastOf(
  (
    schemes: readonly Scheme[],
    filters: SchemeFilters,
    sort: SchemeSort,
    sought: string,
    search: SearchContext['search'],
    rankedTo: number,
  ) => sortSchemes(foundSchemes({ schemes, sought, search, rankedTo }, passingSchemes(schemes, filters)), sort),
);

/** What passes the filters and answers the search, in order. */
export const listedSchemes = ({ schemes, filters, sort, sought, search, rankedTo }: Listing): readonly Scheme[] =>
  inOrder(schemes, filters, sort, sought, search, rankedTo);

/** The page that is shown. */
export const shownPage = (context: SchemeListContext): ListPage<Scheme> =>
  pageOf(listedSchemes(context), context.page, context.pageSize);

/** A page that there is, other than the one that is shown. */
export const isAnotherPage = ({ page, pageCount }: ListPage<Scheme>, wanted: number): boolean =>
  Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount && wanted !== page;

/** The page that the address asks for is whole, in its order; an order, also that of a search, holds once every file is here. */
export const isPlaceLoaded = (context: SchemeListContext): boolean =>
  context.sort === 'asListed' &&
  !isSought(context) &&
  (context.page === 1 || listedSchemes(context).length >= context.page * context.pageSize);

/** What is sought, without the word for which nothing is found; the filters stand. */
export const insteadOf = (context: SchemeListContext): SearchInstead | null =>
  soughtInstead(context, passingSchemes(context.schemes, context.filters));

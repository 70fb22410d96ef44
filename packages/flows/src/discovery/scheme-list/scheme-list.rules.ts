import { PAGE_SIZE, type ListSchemesAnswer, type Scheme } from '@folioflow/api/contract';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import {
  searchSchemes,
  hasSearchText,
  suggestSearch,
  type SearchContext,
  type SearchSuggestion,
} from '../scheme-search/index.ts';
import { filterSchemes } from './filter-schemes.ts';
import { filterOptions, type SchemeFilters } from './filters.ts';
import { pageOf, type ListPage } from './paging.ts';
import type { SchemeListContext } from './scheme-list.types.ts';
import { sortSchemes, type SchemeSort } from './sort-schemes.ts';

/** Returns `result.scheme_list`, or `list_scheme` when it is empty (DO-017, A46). */
export const schemesOfAnswer = ({ result, list_scheme }: ListSchemesAnswer): readonly Scheme[] =>
  result.scheme_list.length > 0 ? result.scheme_list : list_scheme;

export const pageSizeOf = ({ per_page_count }: ListSchemesAnswer): number =>
  per_page_count >= 1 ? Math.floor(per_page_count) : PAGE_SIZE;

/**
 * Returns the schemes of a file that are not loaded yet. A provider that repeats the same file must not cause endless
 * requests.
 */
export function schemesNotLoaded(schemes: readonly Scheme[], answer: ListSchemesAnswer): readonly Scheme[] {
  const known = new Set(schemes.map(({ _id }) => _id));
  return schemesOfAnswer(answer).filter(({ _id }) => !known.has(_id));
}

/** Removes sub-categories that no scheme has. */
export function removeUnknownSubCategories({ lists, filters, schemes }: SchemeListContext): SchemeFilters {
  const offered = filterOptions(lists, 'subCategory', schemes).map(({ value }) => value);
  const subCategory = filters.subCategory.filter((value) => offered.includes(value));
  return subCategory.length === filters.subCategory.length ? filters : { ...filters, subCategory };
}

type ListCriteria = Pick<SchemeListContext, 'schemes' | 'filters' | 'sort' | 'searchText' | 'search' | 'rankedCount'>;

const filteredSchemes = memoiseLastResult((schemes: readonly Scheme[], filters: SchemeFilters) =>
  filterSchemes(schemes, filters),
);

const sortedSchemes = memoiseLastResult(
  (
    schemes: readonly Scheme[],
    filters: SchemeFilters,
    sort: SchemeSort,
    searchText: string,
    search: SearchContext['search'],
    rankedCount: number,
  ) =>
    sortSchemes(searchSchemes({ schemes, searchText, search, rankedCount }, filteredSchemes(schemes, filters)), sort),
);

/** Returns the schemes that pass the filters and match the search, sorted. */
export const listedSchemes = ({
  schemes,
  filters,
  sort,
  searchText,
  search,
  rankedCount,
}: ListCriteria): readonly Scheme[] => sortedSchemes(schemes, filters, sort, searchText, search, rankedCount);

/** Returns the current page. */
export const currentPage = (context: SchemeListContext): ListPage<Scheme> =>
  pageOf(listedSchemes(context), context.page, context.pageSize);

/** True for an existing page other than the current one. */
export const isPageChanged = ({ page, pageCount }: ListPage<Scheme>, wanted: number): boolean =>
  Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount && wanted !== page;

/** True when the requested page is complete and in its final order; a sort or a search needs every file. */
export const isCurrentPageFinal = (context: SchemeListContext): boolean =>
  context.sort === 'asListed' &&
  !hasSearchText(context) &&
  (context.page === 1 || listedSchemes(context).length >= context.page * context.pageSize);

/** Returns the search without the word that matches no scheme; the filters still apply. */
export const searchSuggestion = (context: SchemeListContext): SearchSuggestion | null =>
  suggestSearch(context, filteredSchemes(context.schemes, context.filters));

import { PAGE_SIZE, type ListSchemesAnswer, type Scheme } from '@folioflow/api/contract';
import { foundSchemes, isSought, soughtInstead, type SearchInstead } from '../scheme-search/index.ts';
import { filterSchemes } from './filter-schemes.ts';
import { optionsOf, type SchemeFilters } from './filters.ts';
import { pageOf, type ListPage } from './paging.ts';
import type { SchemeListContext } from './scheme-list.types.ts';
import { sortSchemes } from './sort-schemes.ts';

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

interface Listed extends Listing {
  readonly passing: readonly Scheme[];
  readonly listed: readonly Scheme[];
}
const listings = new WeakMap<readonly Scheme[], Listed>();

/** What passes the filters and answers the search, in order; a view and its guards ask for the same again and again. */
export function listedSchemes(asked: Listing): readonly Scheme[] {
  const { schemes, filters, sort, sought, search, rankedTo } = asked;
  const last = listings.get(schemes);
  const isSame = last?.filters === filters && last.sort === sort && last.sought === sought;
  if (isSame && last.search === search && last.rankedTo === rankedTo) return last.listed;
  const passing = last?.filters === filters ? last.passing : filterSchemes(schemes, filters);
  const listed = sortSchemes(foundSchemes(asked, passing), sort);
  listings.set(schemes, { ...asked, passing, listed });
  return listed;
}

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
  soughtInstead(context, filterSchemes(context.schemes, context.filters));

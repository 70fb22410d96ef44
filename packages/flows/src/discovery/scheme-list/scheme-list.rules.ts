import { PAGE_SIZE, type ListSchemesAnswer, type Scheme } from '@folioflow/api/contract';
import { filterSchemes } from './filter-schemes.ts';
import { pageOf, type ListPage } from './paging.ts';
import type { SchemeListContext } from './scheme-list.types.ts';

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

/** The page that is shown. */
export const shownPage = ({ schemes, filters, page, pageSize }: SchemeListContext): ListPage<Scheme> =>
  pageOf(filterSchemes(schemes, filters), page, pageSize);

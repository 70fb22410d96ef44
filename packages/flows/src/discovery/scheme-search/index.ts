import type { Scheme } from '@folioflow/api/contract';

/** Fields of a scheme that a search reads. */
export type SearchedScheme = Pick<
  Scheme,
  'scheme_name' | 'scheme_amc' | 'scheme_code' | 'scheme_isin' | 'scheme_isin_1'
>;

/** A text in pieces; the matching pieces are marked. */
export type MarkedPieces = readonly { readonly text: string; readonly isMatch: boolean }[];

/** The matches of a search in a scheme, for display. */
export interface SchemeMarks {
  readonly name: MarkedPieces;
  /** A match outside the name; null where the name has all matches. */
  readonly also: { readonly what: 'amc' | 'code' | 'isin'; readonly text: MarkedPieces } | null;
}

/**
 * Finds schemes by name, fund house, code or ISIN. Created by `createSchemeSearch` of
 * `@folioflow/flows/scheme-search/search`.
 */
export interface SchemeSearch {
  /**
   * Indexes at most `most` further schemes; returns false once the whole list is indexed. A list must not be changed in
   * place.
   */
  readonly prepare: (schemes: readonly SearchedScheme[], most: number) => boolean;
  /**
   * Returns every scheme that matches all typed words, the best first, equal ones in the order of the list. Schemes
   * from index `rankedCount` on come last, in the order of the list, so that a growing list moves no result.
   */
  readonly find: <S extends SearchedScheme>(schemes: readonly S[], typed: string, rankedCount?: number) => readonly S[];
  readonly marks: (scheme: SearchedScheme, typed: string) => SchemeMarks;
  /**
   * Returns the search without the word whose removal yields the fewest matches, for a search without a match; the
   * result is the closest to the original. `countOf` returns the number of matches of a text.
   */
  readonly suggest: (typed: string, countOf: (text: string) => number) => SearchSuggestion | null;
}

/** A search without one of its words, and the number of its matches. */
export interface SearchSuggestion {
  readonly text: string;
  readonly count: number;
}

/** Context fields of a flow with a search. */
export interface SearchContext {
  /** The text of the input. */
  readonly searchText: string;
  /** `absent` until the code of the search is fetched. */
  readonly search: SchemeSearch | 'absent' | 'failed';
  /** Number of schemes that were loaded when the text was typed: those are sorted by relevance, later ones follow. */
  readonly rankedCount: number;
}
export type SearchEvent =
  | { type: 'search.typed'; text: string }
  | { type: 'search.fetched'; search: SchemeSearch }
  | { type: 'search.notFetched' }
  | { type: 'search.retried' };

/** View of a search. `coming`: a text is entered and the code of the search is being fetched. */
export interface SearchView {
  readonly text: string;
  readonly status: 'ready' | 'coming' | 'failed';
}

/** Maximum length of a search text, in the input and in the address. */
export const SEARCH_TEXT_MAX_LENGTH = 80;

const normaliseSpaces = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

export const hasSearchText = ({ searchText }: Pick<SearchContext, 'searchText'>): boolean =>
  normaliseSpaces(searchText) !== '';

/** Returns the search text of an address (`?q=`). */
export const parseSearchText = (query: string): string =>
  (new URLSearchParams(query).get('q') ?? '').slice(0, SEARCH_TEXT_MAX_LENGTH);

/** Returns the query parts of a search; none without a text. */
export const searchQueryParts = ({ searchText }: Pick<SearchContext, 'searchText'>): readonly string[] =>
  hasSearchText({ searchText }) ? [`q=${encodeURIComponent(normaliseSpaces(searchText))}`] : [];

export const initialSearch = (query: string): SearchContext => ({
  searchText: parseSearchText(query),
  search: 'absent',
  rankedCount: Infinity,
});

/** Returns the context fields that an event of the search changes. */
export function searchAfterEvent(
  context: SearchContext & { readonly schemes: readonly SearchedScheme[] },
  event: { readonly type: string },
): Partial<SearchContext> {
  const said = event as SearchEvent;
  switch (said.type) {
    case 'search.typed':
      return { searchText: said.text.slice(0, SEARCH_TEXT_MAX_LENGTH), rankedCount: context.schemes.length };
    case 'search.fetched':
      return { search: said.search };
    case 'search.notFetched':
      return typeof context.search === 'object' || !hasSearchText(context) ? {} : { search: 'failed' };
    case 'search.retried':
      return context.search === 'failed' ? { search: 'absent' } : {};
  }
}

export const searchView = (context: SearchContext): SearchView => ({
  text: context.searchText,
  status:
    !hasSearchText(context) || typeof context.search === 'object'
      ? 'ready'
      : context.search === 'absent'
        ? 'coming'
        : 'failed',
});

/** Returns the matches of the search among the schemes that pass the filters; all of them without a search text. */
export function searchSchemes<S extends SearchedScheme>(
  context: SearchContext & { readonly schemes: readonly S[] },
  passing: readonly S[],
): readonly S[] {
  const { schemes, searchText, search, rankedCount } = context;
  if (!hasSearchText(context)) return passing;
  if (typeof search === 'string') return [];
  const found = search.find(schemes, searchText, rankedCount);
  if (passing === schemes) return found;
  const passes = new Set(passing);
  return found.filter((scheme) => passes.has(scheme));
}

/** Returns a search with matches where the current one has none. */
export const suggestSearch = <S extends SearchedScheme>(
  context: SearchContext & { readonly schemes: readonly S[] },
  passing: readonly S[],
): SearchSuggestion | null =>
  typeof context.search === 'string'
    ? null
    : context.search.suggest(
        context.searchText,
        (searchText) => searchSchemes({ ...context, searchText }, passing).length,
      );

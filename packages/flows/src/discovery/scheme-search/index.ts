import type { Scheme } from '@folioflow/api/contract';

/** What a search looks at. */
export type SearchedScheme = Pick<
  Scheme,
  'scheme_name' | 'scheme_amc' | 'scheme_code' | 'scheme_isin' | 'scheme_isin_1'
>;

/** A text in pieces; those that answer what was typed are marked. */
export type Marked = readonly { readonly text: string; readonly isMatch: boolean }[];

/** Why a scheme was found, for the eye. */
export interface SchemeMarks {
  readonly name: Marked;
  /** What is not in its name; null where the name says it all. */
  readonly also: { readonly what: 'amc' | 'code' | 'isin'; readonly text: Marked } | null;
}

/** Finds schemes by name, fund house, code or ISIN; made by `schemeSearch` of `@folioflow/flows/scheme-search/search`. */
export interface SchemeSearch {
  /** Reads at most so many further schemes; false once all of the list are read. A list must not be changed in place. */
  readonly prepare: (schemes: readonly SearchedScheme[], most: number) => boolean;
  /**
   * Every scheme that answers each of the words typed, the best first and equals in the order of the list. Those from
   * `rankedTo` on come after all others, in the order of the list, so that a list which still grows moves nothing.
   */
  readonly find: <S extends SearchedScheme>(schemes: readonly S[], typed: string, rankedTo?: number) => readonly S[];
  readonly marks: (scheme: SearchedScheme, typed: string) => SchemeMarks;
  /**
   * Where nothing answers all the words: the words without the one whose absence finds least, so that most of what was meant
   * stays. `countOf`: how many schemes answer a text.
   */
  readonly instead: (typed: string, countOf: (text: string) => number) => SearchInstead | null;
}

/** What is sought without one of its words, and how many schemes answer that. */
export interface SearchInstead {
  readonly text: string;
  readonly count: number;
}

/** What a flow with a search remembers of it. */
export interface SearchContext {
  /** As it stands in the field. */
  readonly sought: string;
  /** `absent` until its code was fetched. */
  readonly search: SchemeSearch | 'absent' | 'failed';
  /** Schemes that were here when the text was typed: they are ordered by relevance, those that come later stand behind. */
  readonly rankedTo: number;
}
export type SearchEvent =
  | { type: 'search.typed'; text: string }
  | { type: 'search.fetched'; search: SchemeSearch }
  | { type: 'search.notFetched' }
  | { type: 'search.retried' };

/** What a screen shows of a search. `coming`: something is sought and the code that finds it is on its way. */
export interface SearchView {
  readonly text: string;
  readonly is: 'ready' | 'coming' | 'failed';
}

/** More nobody types, and no address should carry. */
export const SOUGHT_LENGTH = 80;

const tidy = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

export const isSought = ({ sought }: Pick<SearchContext, 'sought'>): boolean => tidy(sought) !== '';

/** What an address asks for (`?q=`). */
export const soughtIn = (query: string): string => (new URLSearchParams(query).get('q') ?? '').slice(0, SOUGHT_LENGTH);

/** The part of a query that says what is sought; none where nothing is. */
export const soughtPart = ({ sought }: Pick<SearchContext, 'sought'>): readonly string[] =>
  isSought({ sought }) ? [`q=${encodeURIComponent(tidy(sought))}`] : [];

export const searchOpened = (query: string): SearchContext => ({
  sought: soughtIn(query),
  search: 'absent',
  rankedTo: Infinity,
});

/** What is remembered after an event of the search. */
export function searchedBy(
  context: SearchContext & { readonly schemes: readonly SearchedScheme[] },
  event: { readonly type: string },
): Partial<SearchContext> {
  const said = event as SearchEvent;
  switch (said.type) {
    case 'search.typed':
      return { sought: said.text.slice(0, SOUGHT_LENGTH), rankedTo: context.schemes.length };
    case 'search.fetched':
      return { search: said.search };
    case 'search.notFetched':
      return typeof context.search === 'object' || !isSought(context) ? {} : { search: 'failed' };
    case 'search.retried':
      return context.search === 'failed' ? { search: 'absent' } : {};
  }
}

export const searchView = (context: SearchContext): SearchView => ({
  text: context.sought,
  is:
    !isSought(context) || typeof context.search === 'object'
      ? 'ready'
      : context.search === 'absent'
        ? 'coming'
        : 'failed',
});

/** What answers the search among the schemes that pass the filters; all of them where nothing is sought. */
export function foundSchemes<S extends SearchedScheme>(
  context: SearchContext & { readonly schemes: readonly S[] },
  passing: readonly S[],
): readonly S[] {
  const { schemes, sought, search, rankedTo } = context;
  if (!isSought(context)) return passing;
  if (typeof search === 'string') return [];
  const found = search.find(schemes, sought, rankedTo);
  if (passing === schemes) return found;
  const passes = new Set(passing);
  return found.filter((scheme) => passes.has(scheme));
}

/** What may be sought where nothing answers all the words. */
export const soughtInstead = <S extends SearchedScheme>(
  context: SearchContext & { readonly schemes: readonly S[] },
  passing: readonly S[],
): SearchInstead | null =>
  typeof context.search === 'string'
    ? null
    : context.search.instead(context.sought, (sought) => foundSchemes({ ...context, sought }, passing).length);

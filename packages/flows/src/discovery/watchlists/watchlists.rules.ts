import type { ListWatchlistSchemesAnswer, Option, Scheme, Watchlist } from '@folioflow/api/contract';
import { hasSchemeCode } from '../watchlist-creation/watchlist-creation.rules.ts';
import type { WatchlistLists } from '../watchlist-creation/watchlist-creation.types.ts';
import type { WatchlistsContext } from './watchlists.types.ts';

const queryParameter = (search: string, name: string): string =>
  new RegExp(`[?&]${name}=([A-Za-z0-9_-]{1,64})(?:[&#]|$)`).exec(search)?.[1] ?? '';

/** Parses the query of the page's address. */
export const parseWatchlistsQuery = (search: string): { readonly isAdding: boolean; readonly picked: string } => ({
  isAdding: queryParameter(search, 'mode') === 'add',
  picked: queryParameter(search, 'list'),
});

/** Returns the query of add mode; `search` is the query of its scheme list. */
export const addModeQuery = (search: string): string => `?mode=add${search.replace('?', '&')}`;

/** Returns the query of view mode. */
export const viewModeQuery = (picked: string): string => (picked === '' ? '' : `?list=${picked}`);

/** Returns the options to pick a list: the provider's options, or the lists themselves where it gives none. */
export const watchlistOptions = ({ watch_list, scheme_watch_list }: WatchlistLists): readonly Option[] =>
  watch_list.length > 0 ? watch_list : scheme_watch_list.map(({ value, label }) => ({ value, label }));

/** Finds the list of an option. */
export const findWatchlist = ({ scheme_watch_list }: WatchlistLists, value: string): Watchlist | undefined =>
  value === '' ? undefined : scheme_watch_list.find((list) => list.value === value || list.id === value);

/** Returns the picked list if it has no advice yet. */
export function findPickedUnadvisedWatchlist({
  lists,
  picked,
}: Pick<WatchlistsContext, 'lists' | 'picked'>): Watchlist | null {
  const list = findWatchlist(lists, picked);
  return list?.subscription_enabled === false ? list : null;
}

/** Returns the loaded schemes of a list, in its order. */
export const schemesOfWatchlist = ({ scheme_list }: Watchlist, schemes: readonly Scheme[]): readonly Scheme[] =>
  scheme_list.flatMap(({ scheme_code }) => schemes.find((scheme) => hasSchemeCode(scheme, scheme_code)) ?? []);

/** True when a scheme of the picked list is not loaded and another file may have it. */
export function hasMissingSchemes({ lists, picked, schemes, isComplete }: WatchlistsContext): boolean {
  const list = findWatchlist(lists, picked);
  return !isComplete && list !== undefined && schemesOfWatchlist(list, schemes).length < list.scheme_list.length;
}

/**
 * Appends the schemes that are not loaded yet. A provider that repeats the same file must not cause endless requests.
 */
export function appendUnknownSchemes(schemes: readonly Scheme[], further: readonly Scheme[]): readonly Scheme[] {
  const known = new Set(schemes.map(({ _id }) => _id));
  const unknown = further.filter(({ _id }) => !known.has(_id));
  return unknown.length === 0 ? schemes : [...schemes, ...unknown];
}

/** Returns the context fields of the first file: current lists, prices, advisers and limit. */
export const contextAfterFirstFile = (
  { result }: ListWatchlistSchemesAnswer,
  schemes: readonly Scheme[],
): Omit<WatchlistsContext, 'picked' | 'isAdding' | 'hasSaved' | 'searchedListIds'> => ({
  lists: { scheme_watch_list: result.scheme_watch_list, watch_list: result.watch_list },
  // The new answer first; schemes that were ticked here remain known.
  schemes: appendUnknownSchemes(result.scheme_list, schemes),
  fileIndex: 1,
  isComplete: result.scheme_list.length === 0,
  limit: result.total_allowed_schemes_in_watchlist,
  advisors: result.list_scheme_advisors,
  plans: result.list_pricing,
  notice: null,
});

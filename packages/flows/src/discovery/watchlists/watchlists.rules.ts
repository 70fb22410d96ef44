import type { ListWatchlistSchemesAnswer, Option, Scheme, Watchlist } from '@folioflow/api/contract';
import { isOfCode } from '../watchlist-creation/watchlist-creation.rules.ts';
import type { WatchlistLists } from '../watchlist-creation/index.ts';
import type { WatchlistsContext } from './watchlists.types.ts';

const said = (search: string, name: string): string =>
  new RegExp(`[?&]${name}=([A-Za-z0-9_-]{1,64})(?:[&#]|$)`).exec(search)?.[1] ?? '';

/** Reads the query of the page's address. */
export const modeIn = (search: string): { readonly isAdding: boolean; readonly picked: string } => ({
  isAdding: said(search, 'mode') === 'add',
  picked: said(search, 'list'),
});

/** The query of a list's own schemes in add mode; `search` is that of the scheme list. */
export const addSearchOf = (search: string): string => `?mode=add${search.replace('?', '&')}`;

/** The query of view mode. */
export const viewSearchOf = (picked: string): string => (picked === '' ? '' : `?list=${picked}`);

/** What the lists are picked by: the provider's options, or the lists themselves where it names none. */
export const optionsOfLists = ({ watch_list, scheme_watch_list }: WatchlistLists): readonly Option[] =>
  watch_list.length > 0 ? watch_list : scheme_watch_list.map(({ value, label }) => ({ value, label }));

/** The list behind an option. */
export const listOfValue = ({ scheme_watch_list }: WatchlistLists, value: string): Watchlist | undefined =>
  value === '' ? undefined : scheme_watch_list.find((list) => list.value === value || list.id === value);

/** The list that is picked, where nobody advises on it yet. */
export function unadvised({ lists, picked }: Pick<WatchlistsContext, 'lists' | 'picked'>): Watchlist | null {
  const list = listOfValue(lists, picked);
  return list?.subscription_enabled === false ? list : null;
}

/** Its schemes as far as they are known, in its order. */
export const schemesOfList = ({ scheme_list }: Watchlist, schemes: readonly Scheme[]): readonly Scheme[] =>
  scheme_list.flatMap(({ scheme_code }) => schemes.find((scheme) => isOfCode(scheme, scheme_code)) ?? []);

/** A scheme of the picked list is not here, and another file may bring it. */
export function lacksSchemes({ lists, picked, schemes, isComplete }: WatchlistsContext): boolean {
  const list = listOfValue(lists, picked);
  return !isComplete && list !== undefined && schemesOfList(list, schemes).length < list.scheme_list.length;
}

/** What is not there yet: a provider that answers the same for ever must not be asked for ever. */
export function joined(schemes: readonly Scheme[], further: readonly Scheme[]): readonly Scheme[] {
  const known = new Set(schemes.map(({ _id }) => _id));
  const unknown = further.filter(({ _id }) => !known.has(_id));
  return unknown.length === 0 ? schemes : [...schemes, ...unknown];
}

/** The first file: lists, prices, advisers and the limit as they are now. */
export const startOf = (
  { result }: ListWatchlistSchemesAnswer,
  schemes: readonly Scheme[],
): Omit<WatchlistsContext, 'picked' | 'isAdding' | 'hasSaved' | 'lookedThrough'> => ({
  lists: { scheme_watch_list: result.scheme_watch_list, watch_list: result.watch_list },
  // As it is told now; what was ticked here is known all the same.
  schemes: joined(result.scheme_list, schemes),
  fileIndex: 1,
  isComplete: result.scheme_list.length === 0,
  limit: result.total_allowed_schemes_in_watchlist,
  advisors: result.list_scheme_advisors,
  plans: result.list_pricing,
  notice: null,
});

import {
  WATCHLIST_NAME_MAX_LENGTH,
  type AddWatchlistRequest,
  type Scheme,
  type Watchlist,
} from '@folioflow/api/contract';
import { hasHiddenCharacters } from '../../parts/text-entry/hidden-characters.ts';
import type { WatchlistCreationContext, WatchlistLists } from './watchlist-creation.types.ts';

/** True for a name that is not blank (A31), not longer than the contract allows (DO-444), and can be seen whole. */
export const isWatchlistName = (name: string): boolean => {
  const tidy = name.trim();
  return tidy !== '' && tidy.length <= WATCHLIST_NAME_MAX_LENGTH && !hasHiddenCharacters(name);
};

/** True when the scheme itself or one of its options has the code (A77). */
export const hasSchemeCode = ({ scheme_code, scheme_master }: Scheme, code: string): boolean =>
  scheme_code === code || scheme_master.some(({ param_scheme_code }) => param_scheme_code === code);

/** Returns the request with the ticked schemes, without the mark of the client (A66, DO-354). */
export const addWatchlistRequest = ({
  ticked,
  name,
}: Pick<WatchlistCreationContext, 'ticked' | 'name'>): AddWatchlistRequest => ({
  scheme_watchlist: ticked.map(({ is_checked: _mark, ...scheme }) => ({ ...scheme, is_checked: undefined })),
  request_mode: 'add',
  watchlist_name: name,
});

/** Finds the list that a save with a lost answer created: a new list with this name and exactly these schemes. */
export function findSavedWatchlist(
  { known, name, ticked }: Pick<WatchlistCreationContext, 'known' | 'name' | 'ticked'>,
  { scheme_watch_list }: WatchlistLists,
): Watchlist | undefined {
  return scheme_watch_list.find(
    ({ id, label, scheme_list }) =>
      !known.includes(id) &&
      label.trim().toLowerCase() === name.toLowerCase() &&
      scheme_list.length === ticked.length &&
      ticked.every((scheme) => scheme_list.some(({ scheme_code }) => hasSchemeCode(scheme, scheme_code))),
  );
}

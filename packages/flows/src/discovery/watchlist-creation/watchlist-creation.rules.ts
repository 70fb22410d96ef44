import {
  WATCHLIST_NAME_MAX_LENGTH,
  type AddWatchlistRequest,
  type Scheme,
  type Watchlist,
} from '@folioflow/api/contract';
import type { WatchlistCreationContext, WatchlistLists } from './watchlist-creation.types.ts';

/** A name with something in it (A31), of no more characters than the contract allows (DO-444). */
export const isWatchlistName = (name: string): boolean => {
  const tidy = name.trim();
  return tidy !== '' && tidy.length <= WATCHLIST_NAME_MAX_LENGTH;
};

/** A scheme goes by its own code, or by one of its options (A77). */
export const isOfCode = ({ scheme_code, scheme_master }: Scheme, code: string): boolean =>
  scheme_code === code || scheme_master.some(({ param_scheme_code }) => param_scheme_code === code);

/** The ticked schemes as they are, without the mark of a client (A66, DO-354). */
export const additionOf = ({
  ticked,
  name,
}: Pick<WatchlistCreationContext, 'ticked' | 'name'>): AddWatchlistRequest => ({
  scheme_watchlist: ticked.map(({ is_checked: _mark, ...scheme }) => ({ ...scheme, is_checked: undefined })),
  request_mode: 'add',
  watchlist_name: name,
});

/** The list that an attempt without an answer left behind: it is new, of this name, and of these schemes alone. */
export function savedBefore(
  { known, name, ticked }: Pick<WatchlistCreationContext, 'known' | 'name' | 'ticked'>,
  { scheme_watch_list }: WatchlistLists,
): Watchlist | undefined {
  return scheme_watch_list.find(
    ({ id, label, scheme_list }) =>
      !known.includes(id) &&
      label.trim().toLowerCase() === name.toLowerCase() &&
      scheme_list.length === ticked.length &&
      ticked.every((scheme) => scheme_list.some(({ scheme_code }) => isOfCode(scheme, scheme_code))),
  );
}

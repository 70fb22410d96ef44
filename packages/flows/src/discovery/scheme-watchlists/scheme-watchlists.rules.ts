import type { ModifyWatchlistRequest, SchemeIdentity, Watchlist } from '@folioflow/api/contract';
import { hasSchemeCode } from '../watchlist-creation/watchlist-creation.rules.ts';
import type { SchemeWatchlistsContext, WatchlistMembership } from './scheme-watchlists.types.ts';

type Known = Pick<SchemeWatchlistsContext, 'scheme' | 'schemes' | 'limit'>;

/** Returns whether a code of a list belongs to the scheme: its own code, or that of one of its options (A77). */
const isCodeOfScheme = (code: string, { code: own }: SchemeIdentity, { schemes }: Pick<Known, 'schemes'>): boolean =>
  code === own || schemes.some((each) => hasSchemeCode(each, own) && hasSchemeCode(each, code));

/** Returns the membership of the scheme in a list. */
export function membershipOf({ id, label, scheme_list }: Watchlist, known: Known): WatchlistMembership {
  const isIncluded = scheme_list.some(({ scheme_code }) => isCodeOfScheme(scheme_code, known.scheme, known));
  const size = scheme_list.length;
  const isFull = !isIncluded && size >= known.limit;
  const isLast = isIncluded && size === 1;
  return { id, label, isIncluded, size, obstacle: isFull ? 'full' : isLast ? 'last' : null };
}

/** Returns the request that adds the scheme to a list, or removes it. */
export function toggleRequest(list: Watchlist, known: Known): ModifyWatchlistRequest {
  const { isIncluded } = membershipOf(list, known);
  const codes = list.scheme_list.map(({ scheme_code }) => ({ scheme_code }));
  return {
    watchlist_id: list.id,
    watchlist_name: list.label,
    request_mode: 'modify',
    scheme_watchlist: isIncluded
      ? codes.filter(({ scheme_code }) => !isCodeOfScheme(scheme_code, known.scheme, known))
      : [...codes, { scheme_code: known.scheme.code }],
  };
}

/** Finds the list with this id if the scheme can be added to it or removed from it. */
export function findChangeableWatchlist(
  context: Pick<SchemeWatchlistsContext, 'lists'> & Known,
  id: string,
): Watchlist | undefined {
  const list = context.lists.scheme_watch_list.find((each) => each.id === id);
  return list !== undefined && membershipOf(list, context).obstacle === null ? list : undefined;
}

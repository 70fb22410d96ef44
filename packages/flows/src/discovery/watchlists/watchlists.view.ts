import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import { schemeCardOf } from '../scheme-list/scheme-card.ts';
import type { watchlistsMachine } from './watchlists.machine.ts';
import {
  addModeQuery,
  hasMissingSchemes,
  findWatchlist,
  watchlistOptions,
  schemesOfWatchlist,
  viewModeQuery,
} from './watchlists.rules.ts';
import type { PickedWatchlistView, WatchlistsContext, WatchlistsView } from './watchlists.types.ts';

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  viewing: 'viewing',
  advising: 'viewing',
  adding: 'adding',
} as const satisfies Record<RootStateOf<typeof watchlistsMachine>, WatchlistsView['screen']>;

function pickedListView(context: WatchlistsContext): PickedWatchlistView | null {
  const watchlist = findWatchlist(context.lists, context.picked);
  if (watchlist === undefined) return null;
  const shown = schemesOfWatchlist(watchlist, context.schemes);
  const isComplete = !hasMissingSchemes(context);
  return {
    watchlist,
    isSubscribed: watchlist.subscription_enabled,
    cards: shown.map(schemeCardOf),
    shown,
    missing: isComplete ? watchlist.scheme_list.length - shown.length : 0,
    isComplete,
  };
}

export function watchlistsView(snapshot: SnapshotFrom<typeof watchlistsMachine>): WatchlistsView {
  const { context } = snapshot;
  const { lists, limit, advisors, plans, notice, hasSaved } = context;
  const screen = screenOf(snapshot, screens);
  const at = context.isAdding
    ? ({ mode: 'add watchlist', search: addModeQuery('') } as const)
    : ({ mode: 'view watchlist', search: viewModeQuery(context.picked) } as const);
  if (screen === 'loading') return { screen, ...at };
  if (screen === 'unavailable') return { screen, ...at, notice };
  if (screen === 'adding') return { screen, ...at, limit, known: lists.scheme_watch_list.map(({ id }) => id) };
  const picked = pickedListView(context);
  return {
    screen,
    ...at,
    search: viewModeQuery(picked?.watchlist.value ?? ''),
    lists: watchlistOptions(lists),
    picked,
    isBusy: snapshot.hasTag('busy'),
    canReload: snapshot.can({ type: 'reload.requested' }),
    canAskForAdvice: snapshot.can({ type: 'advice.requested' }),
    hasSaved,
    notice,
    advising: snapshot.matches('advising') && picked !== null ? { watchlist: picked.watchlist, advisors, plans } : null,
  };
}

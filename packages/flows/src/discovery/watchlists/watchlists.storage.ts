import type { StorageRule } from '../../kit/storage-rule.ts';
import type { WatchlistsView } from './watchlists.types.ts';

/** Stores the last opened list, which the page opens when its address names none (decision 067). */
export const lastWatchlistStorage: StorageRule<WatchlistsView> = {
  store: 'local',
  key: 'last_watchlist',
  select: (view) => (view.screen === 'viewing' ? view.picked?.watchlist.value : undefined),
};

import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { WatchlistsEvent, WatchlistsInput, WatchlistsPorts, WatchlistsView } from './watchlists.types.ts';
import * as unit from './watchlists.flow.ts';

export type * from './watchlists.types.ts';
export { WATCHLIST_MODES } from './watchlists.types.ts';
export { addModeQuery, parseWatchlistsQuery } from './watchlists.rules.ts';

export type WatchlistsFlow = EmbeddableFlow<{
  input: WatchlistsInput;
  event: WatchlistsEvent;
  view: WatchlistsView;
}>;

export const watchlistsFlow: WatchlistsFlow = embeddable(unit.watchlistsFlow);

/** The watchlists of an investor, /schemeWatchList and /advisorAdviseList (DO-184 to DO-199). */
export const watchlists: (ports: WatchlistsPorts) => RunnableFlow<WatchlistsFlow> = embeddableFactory(unit.watchlists);

import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { watchlistsMachine } from './watchlists.machine.ts';
import type { WatchlistsPorts, WatchlistsEvent, WatchlistsInput, WatchlistsView } from './watchlists.types.ts';
import { watchlistsView } from './watchlists.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './watchlists.types.ts';
export { WATCHLIST_MODES } from './watchlists.types.ts';
export { addModeQuery, parseWatchlistsQuery } from './watchlists.rules.ts';

export type WatchlistsFlow = EmbeddableFlow<{
  input: WatchlistsInput;
  event: WatchlistsEvent;
  view: WatchlistsView;
}>;

export const watchlistsFlow: WatchlistsFlow = flow({ machine: watchlistsMachine, view: watchlistsView });

/** The watchlists of an investor, /schemeWatchList and /advisorAdviseList (DO-184 to DO-199). */
export const watchlists = (ports: WatchlistsPorts): RunnableFlow<WatchlistsFlow> => ({
  ...watchlistsFlow,
  machine: runnable(watchlistsMachine, ports),
});

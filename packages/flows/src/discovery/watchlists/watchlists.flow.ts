import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { watchlistsMachine } from './watchlists.machine.ts';
import type { WatchlistsPorts } from './watchlists.types.ts';
import { watchlistsView } from './watchlists.view.ts';

export const watchlistsFlow = flow({ machine: watchlistsMachine, view: watchlistsView });

/** The watchlists of an investor, /schemeWatchList and /advisorAdviseList (DO-184 to DO-199). */
export const watchlists = (ports: WatchlistsPorts) => ({
  ...watchlistsFlow,
  machine: runnable(watchlistsMachine, ports),
});

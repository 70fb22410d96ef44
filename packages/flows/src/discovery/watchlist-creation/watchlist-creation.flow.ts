import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { watchlistCreationMachine } from './watchlist-creation.machine.ts';
import type { WatchlistCreationPorts } from './watchlist-creation.types.ts';
import { watchlistCreationView } from './watchlist-creation.view.ts';

export const watchlistCreationFlow = flow({ machine: watchlistCreationMachine, view: watchlistCreationView });

/** Creates a watchlist: ticks schemes up to the limit, names the list and saves it (DO-200 to DO-212). */
export const watchlistCreation = (ports: WatchlistCreationPorts) => ({
  ...watchlistCreationFlow,
  machine: runnable(watchlistCreationMachine, ports),
});

import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { watchlistCreationMachine } from './watchlist-creation.machine.ts';
import type {
  WatchlistCreationPorts,
  WatchlistCreationEvent,
  WatchlistCreationInput,
  WatchlistCreationOutput,
  WatchlistCreationView,
} from './watchlist-creation.types.ts';
import { watchlistCreationView } from './watchlist-creation.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './watchlist-creation.types.ts';
export { isWatchlistName } from './watchlist-creation.rules.ts';

export type WatchlistCreationFlow = EmbeddableFlow<{
  input: WatchlistCreationInput;
  event: WatchlistCreationEvent;
  output: WatchlistCreationOutput;
  view: WatchlistCreationView;
}>;

export const watchlistCreationFlow: WatchlistCreationFlow = flow({
  machine: watchlistCreationMachine,
  view: watchlistCreationView,
});

/** Creates a watchlist: ticks schemes up to the limit, names the list and saves it (DO-200 to DO-212). */
export const watchlistCreation = (ports: WatchlistCreationPorts): RunnableFlow<WatchlistCreationFlow> => ({
  ...watchlistCreationFlow,
  machine: runnable(watchlistCreationMachine, ports),
});

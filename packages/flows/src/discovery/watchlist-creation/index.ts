import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type {
  WatchlistCreationEvent,
  WatchlistCreationInput,
  WatchlistCreationOutput,
  WatchlistCreationPorts,
  WatchlistCreationView,
} from './watchlist-creation.types.ts';
import * as unit from './watchlist-creation.flow.ts';

export type * from './watchlist-creation.types.ts';
export { isWatchlistName } from './watchlist-creation.rules.ts';

export type WatchlistCreationFlow = EmbeddableFlow<{
  input: WatchlistCreationInput;
  event: WatchlistCreationEvent;
  output: WatchlistCreationOutput;
  view: WatchlistCreationView;
}>;

export const watchlistCreationFlow: WatchlistCreationFlow = embeddable(unit.watchlistCreationFlow);

/** Creates a watchlist: ticks schemes up to the limit, names the list and saves it (DO-200 to DO-212). */
export const watchlistCreation: (ports: WatchlistCreationPorts) => RunnableFlow<WatchlistCreationFlow> =
  embeddableFactory(unit.watchlistCreation);

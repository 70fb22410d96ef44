import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type {
  WatchlistRenamingEvent,
  WatchlistRenamingInput,
  WatchlistRenamingOutput,
  WatchlistRenamingPorts,
  WatchlistRenamingView,
} from './watchlist-renaming.types.ts';
import * as unit from './watchlist-renaming.flow.ts';

export type * from './watchlist-renaming.types.ts';

export type WatchlistRenamingFlow = EmbeddableFlow<{
  input: WatchlistRenamingInput;
  event: WatchlistRenamingEvent;
  output: WatchlistRenamingOutput;
  view: WatchlistRenamingView;
}>;

export const watchlistRenamingFlow: WatchlistRenamingFlow = embeddable(unit.watchlistRenamingFlow);

/** Gives a watchlist another name (decision 067). */
export const watchlistRenaming: (ports: WatchlistRenamingPorts) => RunnableFlow<WatchlistRenamingFlow> =
  embeddableFactory(unit.watchlistRenaming);

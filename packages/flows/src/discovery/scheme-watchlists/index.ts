import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type {
  SchemeWatchlistsEvent,
  SchemeWatchlistsInput,
  SchemeWatchlistsOutput,
  SchemeWatchlistsPorts,
  SchemeWatchlistsView,
} from './scheme-watchlists.types.ts';
import * as unit from './scheme-watchlists.flow.ts';

export type * from './scheme-watchlists.types.ts';

export type SchemeWatchlistsFlow = EmbeddableFlow<{
  input: SchemeWatchlistsInput;
  event: SchemeWatchlistsEvent;
  output: SchemeWatchlistsOutput;
  view: SchemeWatchlistsView;
}>;

export const schemeWatchlistsFlow: SchemeWatchlistsFlow = embeddable(unit.schemeWatchlistsFlow);

/** The watchlists of an investor for one scheme, which is added to them and removed from them (decision 067). */
export const schemeWatchlists: (ports: SchemeWatchlistsPorts) => RunnableFlow<SchemeWatchlistsFlow> = embeddableFactory(
  unit.schemeWatchlists,
);

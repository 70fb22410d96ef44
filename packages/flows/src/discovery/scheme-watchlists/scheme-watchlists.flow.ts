import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { schemeWatchlistsMachine } from './scheme-watchlists.machine.ts';
import type {
  SchemeWatchlistsPorts,
  SchemeWatchlistsEvent,
  SchemeWatchlistsInput,
  SchemeWatchlistsOutput,
  SchemeWatchlistsView,
} from './scheme-watchlists.types.ts';
import { schemeWatchlistsView } from './scheme-watchlists.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './scheme-watchlists.types.ts';

export type SchemeWatchlistsFlow = EmbeddableFlow<{
  input: SchemeWatchlistsInput;
  event: SchemeWatchlistsEvent;
  output: SchemeWatchlistsOutput;
  view: SchemeWatchlistsView;
}>;

export const schemeWatchlistsFlow: SchemeWatchlistsFlow = flow({
  machine: schemeWatchlistsMachine,
  view: schemeWatchlistsView,
});

/** The watchlists of an investor for one scheme, which is added to them and removed from them (decision 067). */
export const schemeWatchlists = (ports: SchemeWatchlistsPorts): RunnableFlow<SchemeWatchlistsFlow> => ({
  ...schemeWatchlistsFlow,
  machine: runnable(schemeWatchlistsMachine, ports),
});

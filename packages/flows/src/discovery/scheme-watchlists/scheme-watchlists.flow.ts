import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { schemeWatchlistsMachine } from './scheme-watchlists.machine.ts';
import type { SchemeWatchlistsPorts } from './scheme-watchlists.types.ts';
import { schemeWatchlistsView } from './scheme-watchlists.view.ts';

export const schemeWatchlistsFlow = flow({ machine: schemeWatchlistsMachine, view: schemeWatchlistsView });

/** The watchlists of an investor for one scheme, which is added to them and removed from them (decision 067). */
export const schemeWatchlists = (ports: SchemeWatchlistsPorts) => ({
  ...schemeWatchlistsFlow,
  machine: runnable(schemeWatchlistsMachine, ports),
});

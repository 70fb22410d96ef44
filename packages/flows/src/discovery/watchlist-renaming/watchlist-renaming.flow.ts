import { flow, screenOf, type RootStateOf } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { watchlistRenamingMachine } from './watchlist-renaming.machine.ts';
import type {
  WatchlistRenamingPorts,
  WatchlistRenamingView,
  WatchlistRenamingEvent,
  WatchlistRenamingInput,
  WatchlistRenamingOutput,
} from './watchlist-renaming.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './watchlist-renaming.types.ts';

export type WatchlistRenamingFlow = EmbeddableFlow<{
  input: WatchlistRenamingInput;
  event: WatchlistRenamingEvent;
  output: WatchlistRenamingOutput;
  view: WatchlistRenamingView;
}>;

const screens = { naming: 'naming', saving: 'naming', saved: 'over', left: 'over' } as const satisfies Record<
  RootStateOf<typeof watchlistRenamingMachine>,
  WatchlistRenamingView['screen']
>;

export const watchlistRenamingFlow: WatchlistRenamingFlow = flow({
  machine: watchlistRenamingMachine,
  view: (snapshot): WatchlistRenamingView => {
    const { watchlist, notice, outcome } = snapshot.context;
    const screen = screenOf(snapshot, screens);
    return screen === 'over'
      ? { screen, outcome }
      : { screen, name: watchlist.label, isBusy: snapshot.hasTag('busy'), notice };
  },
});

/** Gives a watchlist another name (decision 067). */
export const watchlistRenaming = (ports: WatchlistRenamingPorts): RunnableFlow<WatchlistRenamingFlow> => ({
  ...watchlistRenamingFlow,
  machine: runnable(watchlistRenamingMachine, ports),
});

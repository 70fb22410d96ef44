import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import type { watchlistCreationMachine } from './watchlist-creation.machine.ts';
import type { WatchlistCreationView } from './watchlist-creation.types.ts';

const screens = {
  selecting: 'selecting',
  naming: 'naming',
  checking: 'naming',
  saving: 'naming',
  saved: 'over',
  left: 'over',
} as const satisfies Record<RootStateOf<typeof watchlistCreationMachine>, WatchlistCreationView['screen']>;

export function watchlistCreationView(snapshot: SnapshotFrom<typeof watchlistCreationMachine>): WatchlistCreationView {
  const { ticked, limit, isOverLimit, isUncertain, notice } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'over') return { screen, outcome: snapshot.context.outcome };
  return {
    screen,
    ticked,
    limit,
    canName: snapshot.can({ type: 'naming.started' }),
    isOverLimit,
    isBusy: snapshot.hasTag('busy'),
    isUncertain,
    notice,
  };
}

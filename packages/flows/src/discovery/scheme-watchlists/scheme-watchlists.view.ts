import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import type { schemeWatchlistsMachine } from './scheme-watchlists.machine.ts';
import { membershipOf } from './scheme-watchlists.rules.ts';
import type { SchemeWatchlistsView } from './scheme-watchlists.types.ts';

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  choosing: 'choosing',
  changing: 'choosing',
  checking: 'choosing',
  left: 'over',
} as const satisfies Record<RootStateOf<typeof schemeWatchlistsMachine>, SchemeWatchlistsView['screen']>;

export function schemeWatchlistsView(snapshot: SnapshotFrom<typeof schemeWatchlistsMachine>): SchemeWatchlistsView {
  const { context } = snapshot;
  const { scheme, lists, changedId, savedLists, notice } = context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'loading') return { screen, scheme };
  if (screen === 'unavailable') return { screen, scheme, notice };
  if (screen === 'over') return { screen, scheme, outcome: { kind: 'left', lists: savedLists } };
  const memberships = lists.scheme_watch_list.map((list) => membershipOf(list, context));
  const isBusy = snapshot.hasTag('busy');
  const changed = isBusy || notice !== null ? undefined : memberships.find(({ id }) => id === changedId);
  return {
    screen,
    scheme,
    memberships,
    isBusy,
    canClose: snapshot.can({ type: 'dialog.closed' }),
    change: changed === undefined ? null : { label: changed.label, isIncluded: changed.isIncluded },
    notice,
  };
}

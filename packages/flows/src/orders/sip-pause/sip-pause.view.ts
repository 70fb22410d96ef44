import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import type { PinConfirmationFlow } from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import type { sipPauseMachine } from './sip-pause.machine.ts';
import { pauseCountsOf } from './pause-permission.ts';
import { pauseMeaning } from './sip-pause.rules.ts';
import type { SipPauseView } from './sip-pause.types.ts';

const screens = {
  choosing: 'choosing',
  confirming: 'confirming',
  notPermitted: 'closed',
  paused: 'closed',
  closed: 'closed',
} as const satisfies Record<RootStateOf<typeof sipPauseMachine>, SipPauseView['screen']>;

type Children = ChildViews<{ pinConfirmation: PinConfirmationFlow }>;

export function sipPauseView(snapshot: SnapshotFrom<typeof sipPauseMachine>, children: Children): SipPauseView {
  const { order, count } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'closed') return { screen };
  return {
    screen,
    schemeName: order.mf_order_scheme_name,
    counts: pauseCountsOf(order),
    count,
    canSubmit: snapshot.can({ type: 'pause.submitted' }),
    meaning: count === null ? null : pauseMeaning(order, count),
    pin: children.pinConfirmation,
  };
}

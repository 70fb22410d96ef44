import type { SnapshotFrom } from 'xstate';
import { flow, screenOf, type RootStateOf } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { sipResponseMachine } from './sip-response.machine.ts';
import { agreedSipOf } from './sip-response.rules.ts';
import type { SipResponsePorts, SipResponseView, SipResponseEvent, SipResponseInput } from './sip-response.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './sip-response.types.ts';
export { sipResponseStateOf } from './sip-response.rules.ts';

export type SipResponseFlow = EmbeddableFlow<{
  input: SipResponseInput;
  event: SipResponseEvent;
  view: SipResponseView;
}>;

const screens = {
  orderMissing: 'orderMissing',
  confirming: 'confirming',
  unconfirmed: 'unconfirmed',
  shown: 'shown',
} as const satisfies Record<RootStateOf<typeof sipResponseMachine>, SipResponseView['screen']>;

function sipResponseView(snapshot: SnapshotFrom<typeof sipResponseMachine>): SipResponseView {
  const { state, html, notice } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'orderMissing') return { screen };
  const order = state?.order ?? null;
  return {
    screen,
    html,
    agreed: order === null ? null : agreedSipOf(order, state?.agreed ?? null),
    canCheck: snapshot.can({ type: 'check.requested' }),
    notice,
  };
}

export const sipResponseFlow: SipResponseFlow = flow({ machine: sipResponseMachine, view: sipResponseView });

/** The result of a new SIP (/sipResponse, OM-168 to OM-173). */
export const sipResponse = (ports: SipResponsePorts): RunnableFlow<SipResponseFlow> => ({
  ...sipResponseFlow,
  machine: runnable(sipResponseMachine, ports),
});

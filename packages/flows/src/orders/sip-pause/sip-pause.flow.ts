import type { PauseSipAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import {
  pinConfirmation,
  type PinConfirmationFlow,
} from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import { sipPauseMachine } from './sip-pause.machine.ts';
import { pauseRequestOf } from './sip-pause.rules.ts';
import type {
  PausedSip,
  SipPausePorts,
  SipPauseEvent,
  SipPauseInput,
  SipPauseOutput,
  SipPauseView,
} from './sip-pause.types.ts';
import { sipPauseView } from './sip-pause.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { EventObject } from 'xstate';
import { pinConfirmationMachine } from '../../parts/identity/pin-confirmation/pin-confirmation.machine.ts';

export type * from './sip-pause.types.ts';

export type SipPauseFlow = EmbeddableFlow<{
  input: SipPauseInput;
  event: SipPauseEvent;
  output: SipPauseOutput;
  emitted: EventObject;
  view: SipPauseView;
  children: { pinConfirmation: PinConfirmationFlow };
}>;

export const sipPauseFlow: SipPauseFlow = flow({
  machine: sipPauseMachine,
  children: { pinConfirmation: pinConfirmation<PausedSip, PauseSipAnswer>() },
  view: sipPauseView,
});

/** The dialog that pauses the next instalments of a SIP, confirmed by PIN (OM-083 to OM-087). */
export const sipPause = ({ pauseSip }: SipPausePorts): RunnableFlow<SipPauseFlow> => ({
  ...sipPauseFlow,
  machine: runnable(sipPauseMachine, {
    pinConfirmation: runnable(pinConfirmationMachine<PausedSip, PauseSipAnswer>(), {
      confirm: adaptPort(pauseSip, pauseRequestOf, (answer) => answer),
    }),
  }),
});

import type { PauseSipAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { pinConfirmation } from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import { sipPauseMachine } from './sip-pause.machine.ts';
import { pauseRequestOf } from './sip-pause.rules.ts';
import type { PausedSip, SipPausePorts } from './sip-pause.types.ts';
import { sipPauseView } from './sip-pause.view.ts';

export const sipPauseFlow = flow({
  machine: sipPauseMachine,
  children: { pinConfirmation: pinConfirmation<PausedSip, PauseSipAnswer>() },
  view: sipPauseView,
});

/** The dialog that pauses the next instalments of a SIP, confirmed by PIN (OM-083 to OM-087). */
export const sipPause = ({ pauseSip }: SipPausePorts) => ({
  ...sipPauseFlow,
  machine: runnable(sipPauseMachine, {
    pinConfirmation: runnable(sipPauseFlow.children.pinConfirmation.machine, {
      confirm: adaptPort(pauseSip, pauseRequestOf, (answer) => answer),
    }),
  }),
});

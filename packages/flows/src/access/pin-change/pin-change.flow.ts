import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { pinChangeMachine } from './pin-change.machine.ts';
import { changeRequest } from './pin-change.rules.ts';
import type { PinChangePorts, PinChangeEvent, PinChangeInput, PinChangeView } from './pin-change.types.ts';
import { pinChangeView } from './pin-change.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './pin-change.types.ts';

export type PinChangeFlow = EmbeddableFlow<{
  input: PinChangeInput;
  event: PinChangeEvent;
  view: PinChangeView;
}>;

export const pinChangeFlow: PinChangeFlow = flow({ machine: pinChangeMachine, view: pinChangeView });

/**
 * Sets a new PIN, confirmed by a code to the mobile number, /mpinInformation. Pass the two provider operations
 * unchanged.
 */
export const pinChange = ({ sendTwoFactorOtp, verifyMpin }: PinChangePorts): RunnableFlow<PinChangeFlow> => ({
  ...pinChangeFlow,
  machine: runnable(pinChangeMachine, {
    sendTwoFactorOtp,
    verifyMpin: adaptPort(markExpiredCodesAfterLostAnswer(verifyMpin), changeRequest, (answer) => answer),
  }),
});

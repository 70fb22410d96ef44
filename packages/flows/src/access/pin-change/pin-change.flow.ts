import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { pinChangeMachine } from './pin-change.machine.ts';
import { changeRequest } from './pin-change.rules.ts';
import type { PinChangePorts } from './pin-change.types.ts';
import { pinChangeView } from './pin-change.view.ts';

export const pinChangeFlow = flow({ machine: pinChangeMachine, view: pinChangeView });

/**
 * Sets a new PIN, confirmed by a code to the mobile number, /mpinInformation. Pass the two provider operations
 * unchanged.
 */
export const pinChange = ({ sendTwoFactorOtp, verifyMpin }: PinChangePorts) => ({
  ...pinChangeFlow,
  machine: runnable(pinChangeMachine, {
    sendTwoFactorOtp,
    verifyMpin: adaptPort(markExpiredCodesAfterLostAnswer(verifyMpin), changeRequest, (answer) => answer),
  }),
});

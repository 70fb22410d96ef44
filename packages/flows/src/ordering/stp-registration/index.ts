import { CODES, type RegisterStpAnswer } from '@folioflow/api/contract';
import { afterLostAnswer } from '../../kit/after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import { refused, runnable, type Port } from '../../kit/port.ts';
import { pinConfirmation, type PinRequest } from '../../parts/pin-confirmation/index.ts';
import { stpRegistrationMachine } from './stp-registration.machine.ts';
import { registerRequest } from './stp-registration.rules.ts';
import type { StpRegistrationPorts, Transfer } from './stp-registration.types.ts';
import { stpRegistrationView } from './stp-registration.view.ts';

export type * from './stp-registration.types.ts';
export { transferOrderOf } from './stp-registration.state.ts';

export const stpRegistrationFlow = flow({
  machine: stpRegistrationMachine,
  children: { pinConfirmation: pinConfirmation<Transfer, RegisterStpAnswer>() },
  view: stpRegistrationView,
});

const registering =
  (registerStp: StpRegistrationPorts['registerStp']): Port<PinRequest<Transfer>, RegisterStpAnswer> =>
  (asked, scope) => {
    const request = registerRequest(asked);
    return request === null ? Promise.resolve(refused('', CODES.invalid)) : registerStp(request, scope);
  };

/** Units of an order into another scheme of its house, some each period, /stpSchemeList: the provider's operations as they are. */
export const stpRegistration = ({ listStpSchemes, registerStp }: StpRegistrationPorts) => ({
  ...stpRegistrationFlow,
  machine: runnable(stpRegistrationMachine, {
    listStpSchemes,
    pinConfirmation: runnable(stpRegistrationFlow.children.pinConfirmation.machine, {
      confirm: registering(afterLostAnswer(registerStp)),
    }),
  }),
});

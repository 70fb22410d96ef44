import { INVALID_CODE } from '@folioflow/api/contract';
import { markRefusalsAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import { acceptedLocally, runnable, type Port } from '../../kit/port.ts';
import { pinConfirmation } from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import type { PinConfirmationRequest } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';
import { recentOrder, recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import { stpRegistrationMachine } from './stp-registration.machine.ts';
import { registerRequest } from './stp-registration.rules.ts';
import type { StpRegistrationPorts, Transfer, TransferResult } from './stp-registration.types.ts';
import { stpRegistrationView } from './stp-registration.view.ts';

export const stpRegistrationFlow = flow({
  machine: stpRegistrationMachine,
  children: { recentOrder: recentOrderFlow, pinConfirmation: pinConfirmation<Transfer, TransferResult>() },
  view: stpRegistrationView,
});

/** Sends the transfer, unless its target is not offered (DO-260). */
export const createRegisterPort =
  (registerStp: StpRegistrationPorts['registerStp']): Port<PinConfirmationRequest<Transfer>, TransferResult> =>
  (confirmation, scope) => {
    const request = registerRequest(confirmation);
    return request === null
      ? Promise.resolve(acceptedLocally<TransferResult>({ kind: 'unmatched', code: INVALID_CODE, messageText: '' }))
      : registerStp(request, scope);
  };

/**
 * The registration of a STP (/stpSchemeList): periodic transfers out of an order into another scheme of its fund house.
 * Takes the provider's operations without adaptation.
 */
export const stpRegistration = ({ listStpSchemes, registerStp, listOrders }: StpRegistrationPorts) => ({
  ...stpRegistrationFlow,
  machine: runnable(stpRegistrationMachine, {
    listStpSchemes,
    recentOrder: recentOrder(listOrders),
    pinConfirmation: runnable(stpRegistrationFlow.children.pinConfirmation.machine, {
      confirm: createRegisterPort(markRefusalsAfterLostAnswer(registerStp)),
    }),
  }),
});

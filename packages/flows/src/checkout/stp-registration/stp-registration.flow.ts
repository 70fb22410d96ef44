import { markRefusalsAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import {
  pinConfirmation,
  type PinConfirmationFlow,
} from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import {
  recentOrder,
  recentOrderFlow,
  type RecentOrderFlow,
} from '../../parts/order/recent-order/recent-order.flow.ts';
import { stpRegistrationMachine } from './stp-registration.machine.ts';
import { createRegisterPort } from './stp-registration.ports.ts';
import type {
  StpRegistrationPorts,
  Transfer,
  TransferResult,
  StpRegistrationEvent,
  StpRegistrationInput,
  StpRegistrationView,
} from './stp-registration.types.ts';
import { stpRegistrationView } from './stp-registration.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { pinConfirmationMachine } from '../../parts/identity/pin-confirmation/pin-confirmation.machine.ts';

export type * from './stp-registration.types.ts';

export type StpRegistrationFlow = EmbeddableFlow<{
  input: StpRegistrationInput;
  event: StpRegistrationEvent;
  view: StpRegistrationView;
  children: { recentOrder: RecentOrderFlow; pinConfirmation: PinConfirmationFlow };
}>;

export const stpRegistrationFlow: StpRegistrationFlow = flow({
  machine: stpRegistrationMachine,
  children: { recentOrder: recentOrderFlow, pinConfirmation: pinConfirmation<Transfer, TransferResult>() },
  view: stpRegistrationView,
});

/**
 * The registration of a STP (/stpSchemeList): periodic transfers out of an order into another scheme of its fund house.
 * Takes the provider's operations without adaptation.
 */
export const stpRegistration = ({
  listStpSchemes,
  registerStp,
  listOrders,
}: StpRegistrationPorts): RunnableFlow<StpRegistrationFlow> => ({
  ...stpRegistrationFlow,
  machine: runnable(stpRegistrationMachine, {
    listStpSchemes,
    recentOrder: recentOrder(listOrders),
    pinConfirmation: runnable(pinConfirmationMachine<Transfer, TransferResult>(), {
      confirm: createRegisterPort(markRefusalsAfterLostAnswer(registerStp)),
    }),
  }),
});

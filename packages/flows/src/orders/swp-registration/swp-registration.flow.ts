import { REQUEST_ACTIONS } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { markRefusalsAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { createOrderCodePort } from '../../parts/order/order-confirmation/order-confirmation.ports.ts';
import {
  recentOrder,
  recentOrderFlow,
  type RecentOrderFlow,
} from '../../parts/order/recent-order/recent-order.flow.ts';
import { acceptRefusal } from '../../parts/identity/refused-action.ts';
import { secondFactor, type SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import { swpRegistrationMachine } from './swp-registration.machine.ts';
import { swpRequest } from './swp-registration.rules.ts';
import type {
  RegisteredSwp,
  SwpRegistrationPorts,
  SwpResult,
  SwpRegistrationEvent,
  SwpRegistrationInput,
  SwpRegistrationOutput,
  SwpRegistrationView,
} from './swp-registration.types.ts';
import { swpRegistrationView } from './swp-registration.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';

export type * from './swp-registration.types.ts';

export type SwpRegistrationFlow = EmbeddableFlow<{
  input: SwpRegistrationInput;
  event: SwpRegistrationEvent;
  output: SwpRegistrationOutput;
  view: SwpRegistrationView;
  children: { recentOrder: RecentOrderFlow; secondFactor: SecondFactorFlow };
}>;

export const swpRegistrationFlow: SwpRegistrationFlow = flow({
  machine: swpRegistrationMachine,
  children: { recentOrder: recentOrderFlow, secondFactor: secondFactor<RegisteredSwp, SwpResult>() },
  view: swpRegistrationView,
});

/** The dialog that registers a SWP on an order, confirmed by a mobile code (DO-334 to DO-349). */
export const swpRegistration = ({
  sendTwoFactorOtp,
  createSwp,
  listOrders,
}: SwpRegistrationPorts): RunnableFlow<SwpRegistrationFlow> => ({
  ...swpRegistrationFlow,
  machine: runnable(swpRegistrationMachine, {
    recentOrder: recentOrder(listOrders),
    secondFactor: runnable(secondFactorMachine<RegisteredSwp, SwpResult>(), {
      sendCode: createOrderCodePort(sendTwoFactorOtp, REQUEST_ACTIONS.swpRegistration),
      confirm: acceptRefusal(
        adaptPort(markRefusalsAfterLostAnswer(createSwp), swpRequest, (answer) => answer),
        'swp',
      ),
    }),
  }),
});

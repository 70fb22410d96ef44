import { REQUEST_ACTIONS } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { markRefusalsAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { createOrderCodePort } from '../../parts/order/order-confirmation/order-confirmation.ports.ts';
import { recentOrder, recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import { acceptRefusal } from '../../parts/identity/refused-action.ts';
import { secondFactor } from '../../parts/identity/second-factor/second-factor.flow.ts';
import { swpRegistrationMachine } from './swp-registration.machine.ts';
import { swpRequest } from './swp-registration.rules.ts';
import type { RegisteredSwp, SwpRegistrationPorts, SwpResult } from './swp-registration.types.ts';
import { swpRegistrationView } from './swp-registration.view.ts';

export const swpRegistrationFlow = flow({
  machine: swpRegistrationMachine,
  children: { recentOrder: recentOrderFlow, secondFactor: secondFactor<RegisteredSwp, SwpResult>() },
  view: swpRegistrationView,
});

/** The dialog that registers a SWP on an order, confirmed by a mobile code (DO-334 to DO-349). */
export const swpRegistration = ({ sendTwoFactorOtp, createSwp, listOrders }: SwpRegistrationPorts) => ({
  ...swpRegistrationFlow,
  machine: runnable(swpRegistrationMachine, {
    recentOrder: recentOrder(listOrders),
    secondFactor: runnable(swpRegistrationFlow.children.secondFactor.machine, {
      sendCode: createOrderCodePort(sendTwoFactorOtp, REQUEST_ACTIONS.swpRegistration),
      confirm: acceptRefusal(
        adaptPort(markRefusalsAfterLostAnswer(createSwp), swpRequest, (answer) => answer),
        'swp',
      ),
    }),
  }),
});

import { REQUEST_ACTIONS, type CreateSwpAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adapted, runnable } from '../../kit/port.ts';
import { afterLostAnswer, sendingOrderCode } from '../../parts/order-confirmation/index.ts';
import { secondFactor } from '../../parts/second-factor/index.ts';
import { swpRegistrationMachine } from './swp-registration.machine.ts';
import { swpRequestOf } from './swp-registration.rules.ts';
import type { RegisteredSwp, SwpRegistrationPorts } from './swp-registration.types.ts';
import { swpRegistrationView } from './swp-registration.view.ts';

export type * from './swp-registration.types.ts';

export const swpRegistrationFlow = flow({
  machine: swpRegistrationMachine,
  children: { secondFactor: secondFactor<RegisteredSwp, CreateSwpAnswer>() },
  view: swpRegistrationView,
});

/** The dialog in which a SWP is registered on an order, by a code to the mobile (DO-334 to DO-349). */
export const swpRegistration = ({ sendTwoFactorOtp, createSwp }: SwpRegistrationPorts) => ({
  ...swpRegistrationFlow,
  machine: runnable(swpRegistrationMachine, {
    secondFactor: runnable(swpRegistrationFlow.children.secondFactor.machine, {
      sendCode: sendingOrderCode(sendTwoFactorOtp, REQUEST_ACTIONS.swpRegistration),
      confirm: adapted(afterLostAnswer(createSwp), swpRequestOf, (answer) => answer),
    }),
  }),
});

import { lumpsumRequestOf, REQUEST_ACTIONS, type LumpsumPurchase } from '@folioflow/api/contract';
import { embeddableStep, type RunnableChild } from '../../../kit/embeddable-flow.ts';
import { runnable } from '../../../kit/port.ts';
import type { SecondFactorFlow } from '../../../parts/identity/second-factor/index.ts';
import { orderConfirmation } from '../../../parts/order/order-confirmation/order-confirmation.flow.ts';
import {
  createOrderConfirmPort,
  createOrderCodePort,
} from '../../../parts/order/order-confirmation/order-confirmation.ports.ts';
import type { LumpsumCheckoutPorts, PlacedLumpsum } from '../lumpsum-checkout.types.ts';

const codes = orderConfirmation<LumpsumPurchase, PlacedLumpsum>();

/** The code step of the lumpsum checkout. */
export const confirmingLumpsum: (ports: LumpsumCheckoutPorts) => RunnableChild<SecondFactorFlow> = embeddableStep(
  (ports: LumpsumCheckoutPorts) => ({
    ...codes,
    machine: runnable(codes.machine, {
      sendCode: createOrderCodePort(ports.sendTwoFactorOtp, REQUEST_ACTIONS.singleOrder),
      confirm: createOrderConfirmPort(
        ports.createSingleOrder,
        ({ subject, ...code }) => lumpsumRequestOf(subject, code),
        ({ result, navigateScreen }): PlacedLumpsum => ({ order: result, navigateScreen }),
        'order',
      ),
    }),
  }),
);

import { lumpsumRequestOf, REQUEST_ACTIONS, type LumpsumPurchase } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import {
  nomineeChoice,
  nomineeChoiceFlow,
  type NomineeChoiceFlow,
} from '../../parts/nominee/nominee-choice/nominee-choice.flow.ts';
import { orderConfirmation } from '../../parts/order/order-confirmation/order-confirmation.flow.ts';
import {
  createOrderCodePort,
  createOrderConfirmPort,
} from '../../parts/order/order-confirmation/order-confirmation.ports.ts';
import { createPlacedOrderFinder } from '../../parts/order/order-confirmation/placed-order-finder.ts';
import {
  recentOrder,
  recentOrderFlow,
  type RecentOrderFlow,
} from '../../parts/order/recent-order/recent-order.flow.ts';
import { lumpsumCheckoutMachine } from './lumpsum-checkout.machine.ts';
import type {
  LumpsumCheckoutPorts,
  PlacedLumpsum,
  LumpsumCheckoutEvent,
  LumpsumCheckoutInput,
  LumpsumCheckoutOutput,
  LumpsumCheckoutView,
} from './lumpsum-checkout.types.ts';
import { lumpsumCheckoutView } from './lumpsum-checkout.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import type { OrderResult } from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';

export type * from './lumpsum-checkout.types.ts';

export type LumpsumCheckoutFlow = EmbeddableFlow<{
  input: LumpsumCheckoutInput;
  event: LumpsumCheckoutEvent;
  output: LumpsumCheckoutOutput;
  view: LumpsumCheckoutView;
  children: { nomineeChoice: NomineeChoiceFlow; recentOrder: RecentOrderFlow; secondFactor: SecondFactorFlow };
}>;

export const lumpsumCheckoutFlow: LumpsumCheckoutFlow = flow({
  machine: lumpsumCheckoutMachine,
  children: {
    nomineeChoice: nomineeChoiceFlow,
    recentOrder: recentOrderFlow,
    secondFactor: orderConfirmation<LumpsumPurchase, PlacedLumpsum>(),
  },
  view: lumpsumCheckoutView,
});

/** The lumpsum checkout (/orderCheckout). Takes the provider's operations without adaptation. */
export const lumpsumCheckout = (ports: LumpsumCheckoutPorts): RunnableFlow<LumpsumCheckoutFlow> => ({
  ...lumpsumCheckoutFlow,
  machine: runnable(lumpsumCheckoutMachine, {
    getSchemeStatistics: ports.getSchemeStatistics,
    nomineeChoice: nomineeChoice(ports).machine,
    recentOrder: recentOrder(ports.listOrders),
    secondFactor: runnable(secondFactorMachine<LumpsumPurchase, OrderResult<PlacedLumpsum>>(), {
      sendCode: createOrderCodePort(ports.sendTwoFactorOtp, REQUEST_ACTIONS.singleOrder),
      confirm: createOrderConfirmPort(
        ports.createSingleOrder,
        ({ subject, ...code }) => lumpsumRequestOf(subject, code),
        ({ result, navigateScreen }): PlacedLumpsum => ({ order: result, navigateScreen }),
        'order',
      ),
    }),
    findPlaced: createPlacedOrderFinder(ports.listOrders, 'single', (order) => ({ order, navigateScreen: undefined })),
  }),
});

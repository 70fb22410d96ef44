import { lumpsumRequestOf, REQUEST_ACTIONS, type LumpsumPurchase } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { nomineeChoice, nomineeChoiceFlow } from '../../parts/nominee/nominee-choice/nominee-choice.flow.ts';
import { orderConfirmation } from '../../parts/order/order-confirmation/order-confirmation.flow.ts';
import {
  createOrderCodePort,
  createOrderConfirmPort,
} from '../../parts/order/order-confirmation/order-confirmation.ports.ts';
import { createPlacedOrderFinder } from '../../parts/order/order-confirmation/placed-order-finder.ts';
import { recentOrder, recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import { lumpsumCheckoutMachine } from './lumpsum-checkout.machine.ts';
import type { LumpsumCheckoutPorts, PlacedLumpsum } from './lumpsum-checkout.types.ts';
import { lumpsumCheckoutView } from './lumpsum-checkout.view.ts';

export const lumpsumCheckoutFlow = flow({
  machine: lumpsumCheckoutMachine,
  children: {
    nomineeChoice: nomineeChoiceFlow,
    recentOrder: recentOrderFlow,
    secondFactor: orderConfirmation<LumpsumPurchase, PlacedLumpsum>(),
  },
  view: lumpsumCheckoutView,
});

/** The lumpsum checkout (/orderCheckout). Takes the provider's operations without adaptation. */
export const lumpsumCheckout = (ports: LumpsumCheckoutPorts) => ({
  ...lumpsumCheckoutFlow,
  machine: runnable(lumpsumCheckoutMachine, {
    getSchemeStatistics: ports.getSchemeStatistics,
    nomineeChoice: nomineeChoice(ports).machine,
    recentOrder: recentOrder(ports.listOrders),
    secondFactor: runnable(lumpsumCheckoutFlow.children.secondFactor.machine, {
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

import { REQUEST_ACTIONS, type FreshOrder } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { nomineeChoice, nomineeChoiceFlow } from '../../parts/nominee-choice/index.ts';
import { findingPlaced, orderConfirmation, placing, sendingOrderCode } from '../../parts/order-confirmation/index.ts';
import { recentOrder, recentOrderFlow } from '../../parts/recent-order/index.ts';
import { lumpsumCheckoutMachine } from './lumpsum-checkout.machine.ts';
import { orderRequest } from './lumpsum-checkout.rules.ts';
import type { LumpsumCheckoutPorts, PlacedLumpsum } from './lumpsum-checkout.types.ts';
import { lumpsumCheckoutView } from './lumpsum-checkout.view.ts';

export type * from './lumpsum-checkout.types.ts';
export {
  lumpsumCheckoutStateOf,
  type AskedLumpsum,
  type FreshCheckoutState,
  type LumpsumCheckoutState,
  type PayableCheckoutState,
  type SelectedScheme,
} from './lumpsum-checkout.state.ts';

export const lumpsumCheckoutFlow = flow({
  machine: lumpsumCheckoutMachine,
  children: {
    nomineeChoice: nomineeChoiceFlow,
    recentOrder: recentOrderFlow,
    secondFactor: orderConfirmation<FreshOrder, PlacedLumpsum>(),
  },
  view: lumpsumCheckoutView,
});

/** The lumpsum checkout (/orderCheckout). Takes the provider's operations without adaptation. */
export const lumpsumCheckout = (ports: LumpsumCheckoutPorts) => ({
  ...lumpsumCheckoutFlow,
  machine: runnable(lumpsumCheckoutMachine, {
    nomineeChoice: nomineeChoice(ports).machine,
    recentOrder: recentOrder(ports.listOrders),
    findPlaced: findingPlaced(ports.listOrders, 'single', (order) => ({ order, navigateScreen: undefined })),
    secondFactor: runnable(lumpsumCheckoutFlow.children.secondFactor.machine, {
      sendCode: sendingOrderCode(ports.sendTwoFactorOtp, REQUEST_ACTIONS.singleOrder),
      confirm: placing(ports.createSingleOrder, orderRequest, ({ result, navigateScreen }): PlacedLumpsum => ({
        order: result,
        navigateScreen,
      })),
    }),
  }),
});

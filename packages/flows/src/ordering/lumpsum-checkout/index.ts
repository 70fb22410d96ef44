import { REQUEST_ACTIONS, type FreshOrder } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { nomineeChoice, nomineeChoiceFlow } from '../../parts/nominee-choice/index.ts';
import { findingPlaced, orderConfirmation, placing, sendingOrderCode } from '../../parts/order-confirmation/index.ts';
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
  children: { nomineeChoice: nomineeChoiceFlow, secondFactor: orderConfirmation<FreshOrder, PlacedLumpsum>() },
  view: lumpsumCheckoutView,
});

/** A one-time investment, /orderCheckout: hand in the provider's operations as they are. */
export const lumpsumCheckout = (ports: LumpsumCheckoutPorts) => ({
  ...lumpsumCheckoutFlow,
  machine: runnable(lumpsumCheckoutMachine, {
    nomineeChoice: nomineeChoice(ports).machine,
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

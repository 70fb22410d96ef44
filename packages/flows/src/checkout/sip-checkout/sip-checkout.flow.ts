import { REQUEST_ACTIONS } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import {
  mandateChoice,
  mandateChoiceFlow,
  type MandateChoiceFlow,
} from '../../parts/mandate/mandate-choice/mandate-choice.flow.ts';
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
import { sipCheckoutMachine } from './sip-checkout.machine.ts';
import { sipRequest } from './sip-checkout.request.ts';
import { placedSipOfListedOrder } from './sip-checkout.rules.ts';
import type {
  PlacedSip,
  SipCheckoutPorts,
  SipConfirmationSubject,
  SipCheckoutEvent,
  SipCheckoutInput,
  SipCheckoutOutput,
  SipCheckoutView,
} from './sip-checkout.types.ts';
import { sipCheckoutView } from './sip-checkout.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import type { OrderResult } from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';

export type * from './sip-checkout.types.ts';

export type SipCheckoutFlow = EmbeddableFlow<{
  input: SipCheckoutInput;
  event: SipCheckoutEvent;
  output: SipCheckoutOutput;
  view: SipCheckoutView;
  children: {
    nomineeChoice: NomineeChoiceFlow;
    mandateChoice: MandateChoiceFlow;
    recentOrder: RecentOrderFlow;
    secondFactor: SecondFactorFlow;
  };
}>;

export const sipCheckoutFlow: SipCheckoutFlow = flow({
  machine: sipCheckoutMachine,
  children: {
    nomineeChoice: nomineeChoiceFlow,
    mandateChoice: mandateChoiceFlow,
    recentOrder: recentOrderFlow,
    secondFactor: orderConfirmation<SipConfirmationSubject, PlacedSip>(),
  },
  view: sipCheckoutView,
});

/** The SIP checkout (/sipCheckout). Takes the provider's operations without adaptation. */
export const sipCheckout = (ports: SipCheckoutPorts): RunnableFlow<SipCheckoutFlow> => ({
  ...sipCheckoutFlow,
  machine: runnable(sipCheckoutMachine, {
    getSchemeStatistics: ports.getSchemeStatistics,
    listBankAccounts: ports.listBankAccounts,
    nomineeChoice: nomineeChoice(ports).machine,
    mandateChoice: mandateChoice(ports).machine,
    recentOrder: recentOrder(ports.listOrders),
    secondFactor: runnable(secondFactorMachine<SipConfirmationSubject, OrderResult<PlacedSip>>(), {
      sendCode: createOrderCodePort(ports.sendTwoFactorOtp, REQUEST_ACTIONS.sipOrder),
      confirm: createOrderConfirmPort(
        ports.createSipOrder,
        sipRequest,
        ({ result, display_html, navigateScreen }): PlacedSip => ({
          order: result,
          html: display_html,
          navigateScreen,
        }),
        'sip',
      ),
    }),
    findPlaced: createPlacedOrderFinder(ports.listOrders, 'xsip', placedSipOfListedOrder),
  }),
});

import { flow } from '../../kit/flow.ts';
import { runnableFlow } from '../../kit/on-demand.ts';
import { createPlacedOrderFinder } from '../../parts/order/order-confirmation/placed-order-finder.ts';
import { onDemandChildren } from './sip-checkout.children.ts';
import { sipCheckoutMachine } from './sip-checkout.machine.ts';
import { placedSipOfListedOrder } from './sip-checkout.rules.ts';
import type { SipCheckoutPorts, SipCheckoutSteps } from './sip-checkout.types.ts';
import { sipCheckoutView } from './sip-checkout.view.ts';

export const sipCheckoutFlow = flow({
  machine: sipCheckoutMachine,
  children: {
    nomineeChoice: onDemandChildren.nomineeChoice.flow,
    mandateChoice: onDemandChildren.mandateChoice.flow,
    recentOrder: onDemandChildren.recentOrder.flow,
    secondFactor: onDemandChildren.secondFactor.flow,
  },
  view: sipCheckoutView,
});

/**
 * The SIP checkout (/sipCheckout). Takes the provider's operations without adaptation, and the loaders of its steps.
 */
export const sipCheckout = (ports: SipCheckoutPorts, steps: SipCheckoutSteps) =>
  runnableFlow(
    sipCheckoutFlow,
    {
      nomineeChoice: async () => (await steps.nominee())(ports, steps.declaration),
      mandateChoice: async () => (await steps.mandate())(ports),
      recentOrder: async () => (await steps.recentOrder())(ports),
      secondFactor: async () => (await steps.codes())(ports),
    },
    {
      getSchemeStatistics: ports.getSchemeStatistics,
      listBankAccounts: ports.listBankAccounts,
      findPlaced: createPlacedOrderFinder(ports.listOrders, 'xsip', placedSipOfListedOrder),
    },
  );

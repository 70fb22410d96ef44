import { flow } from '../../kit/flow.ts';
import { runnableFlow } from '../../kit/on-demand.ts';
import { findingPlaced } from '../../parts/order-confirmation/finding-placed.ts';
import { recentOrder, recentOrderFlow } from '../../parts/recent-order/index.ts';
import { later } from './sip-checkout.children.ts';
import { sipCheckoutMachine } from './sip-checkout.machine.ts';
import { listedSip } from './sip-checkout.rules.ts';
import type { SipCheckoutPorts } from './sip-checkout.types.ts';
import { sipCheckoutView } from './sip-checkout.view.ts';
import type { choosingMandate } from './steps/choosing-mandate.ts';
import type { choosingNominee } from './steps/choosing-nominee.ts';
import type { confirmingSip } from './steps/confirming-sip.ts';

export type * from './sip-checkout.types.ts';
export { sipCheckoutStateOf, type AskedSip, type SipCheckoutState } from './sip-checkout.state.ts';

export const sipCheckoutFlow = flow({
  machine: sipCheckoutMachine,
  children: {
    nomineeChoice: later.nomineeChoice.flow,
    mandateChoice: later.mandateChoice.flow,
    recentOrder: recentOrderFlow,
    secondFactor: later.secondFactor.flow,
  },
  view: sipCheckoutView,
});

/**
 * Loaders of the steps, for example
 * `nominee: async () => (await import('@folioflow/flows/sip-checkout/choosing-nominee')).choosingNominee`.
 */
export interface SipCheckoutSteps {
  readonly nominee: () => Promise<typeof choosingNominee>;
  readonly mandate: () => Promise<typeof choosingMandate>;
  readonly codes: () => Promise<typeof confirmingSip>;
}

/**
 * The SIP checkout (/sipCheckout). Takes the provider's operations without adaptation, and the loaders of its steps.
 */
export const sipCheckout = (ports: SipCheckoutPorts, steps: SipCheckoutSteps) =>
  runnableFlow(
    sipCheckoutFlow,
    {
      nomineeChoice: async () => (await steps.nominee())(ports),
      mandateChoice: async () => (await steps.mandate())(ports),
      secondFactor: async () => (await steps.codes())(ports),
    },
    {
      getSchemeStatistics: ports.getSchemeStatistics,
      listBankAccounts: ports.listBankAccounts,
      recentOrder: recentOrder(ports.listOrders),
      findPlaced: findingPlaced(ports.listOrders, 'xsip', listedSip),
    },
  );

import { flow } from '../../kit/flow.ts';
import { runnableFlow } from '../../kit/on-demand.ts';
import { createPlacedOrderFinder } from '../../parts/order/order-confirmation/placed-order-finder.ts';
import type { DeclarationUploadLoader } from '../../parts/nominee/nominee-choice/index.ts';
import { onDemandChildren } from './sip-checkout.children.ts';
import { sipCheckoutMachine } from './sip-checkout.machine.ts';
import { placedSipOfListedOrder } from './sip-checkout.rules.ts';
import type { SipCheckoutPorts } from './sip-checkout.types.ts';
import { sipCheckoutView } from './sip-checkout.view.ts';
import type { checkingRecentSip } from './steps/checking-recent-sip.ts';
import type { choosingMandate } from './steps/choosing-mandate.ts';
import type { choosingNominee } from './steps/choosing-nominee.ts';
import type { confirmingSip } from './steps/confirming-sip.ts';

export type * from './sip-checkout.types.ts';

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
 * Loaders of the steps, for example
 * `nominee: async () => (await import('@folioflow/flows/sip-checkout/choosing-nominee')).choosingNominee`.
 */
export interface SipCheckoutSteps {
  readonly nominee: () => Promise<typeof choosingNominee>;
  readonly declaration: DeclarationUploadLoader;
  readonly mandate: () => Promise<typeof choosingMandate>;
  readonly recentOrder: () => Promise<typeof checkingRecentSip>;
  readonly codes: () => Promise<typeof confirmingSip>;
}

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

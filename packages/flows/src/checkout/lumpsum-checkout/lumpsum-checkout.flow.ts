import { flow } from '../../kit/flow.ts';
import { runnableFlow } from '../../kit/on-demand.ts';
import { nomineeChoice, nomineeChoiceFlow } from '../../parts/nominee/nominee-choice/nominee-choice.flow.ts';
import { createPlacedOrderFinder } from '../../parts/order/order-confirmation/placed-order-finder.ts';
import { recentOrder, recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import { codeStep } from './lumpsum-checkout.children.ts';
import { lumpsumCheckoutMachine } from './lumpsum-checkout.machine.ts';
import type { LumpsumCheckoutPorts, LumpsumCheckoutSteps } from './lumpsum-checkout.types.ts';
import { lumpsumCheckoutView } from './lumpsum-checkout.view.ts';

export const lumpsumCheckoutFlow = flow({
  machine: lumpsumCheckoutMachine,
  children: { nomineeChoice: nomineeChoiceFlow, recentOrder: recentOrderFlow, secondFactor: codeStep.flow },
  view: lumpsumCheckoutView,
});

/**
 * The lumpsum checkout (/orderCheckout). Takes the provider's operations without adaptation, and the loaders of its
 * steps.
 */
export const lumpsumCheckout = (ports: LumpsumCheckoutPorts, steps: LumpsumCheckoutSteps) => {
  const nominee = nomineeChoice(ports, steps.declaration);
  return runnableFlow(
    { ...lumpsumCheckoutFlow, children: { ...lumpsumCheckoutFlow.children, nomineeChoice: nominee } },
    { secondFactor: async () => (await steps.codes())(ports) },
    {
      getSchemeStatistics: ports.getSchemeStatistics,
      nomineeChoice: nominee.machine,
      recentOrder: recentOrder(ports.listOrders),
      findPlaced: createPlacedOrderFinder(ports.listOrders, 'single', (order) => ({
        order,
        navigateScreen: undefined,
      })),
    },
  );
};

import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { findingPlaced, placing } from '../../parts/order-confirmation/index.ts';
import { investMoreMachine } from './invest-more.machine.ts';
import { additionOf, additionRequest } from './invest-more.rules.ts';
import type { InvestMorePorts } from './invest-more.types.ts';
import { investMoreView } from './invest-more.view.ts';

export type * from './invest-more.types.ts';

export const investMoreFlow = flow({ machine: investMoreMachine, view: investMoreView });

/**
 * More money into an order that holds units, /orderEditCheckout and /sipEditCheckout (OM-126 to OM-130): hand in the provider's
 * operations as they are. It ends where the new order is paid.
 */
export const investMore = ({ createAdditionalOrder, listOrders }: InvestMorePorts) => ({
  ...investMoreFlow,
  machine: runnable(investMoreMachine, {
    placeAdditionalOrder: placing(createAdditionalOrder, additionRequest, additionOf),
    findPlaced: findingPlaced(listOrders, 'single', (order) => order),
  }),
});

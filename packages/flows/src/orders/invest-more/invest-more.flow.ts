import { additionalOrderRequestOf } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { createPlacedOrderFinder } from '../../parts/order/order-confirmation/placed-order-finder.ts';
import { createOrderConfirmPort } from '../../parts/order/order-confirmation/order-confirmation.ports.ts';
import {
  recentOrder,
  recentOrderFlow,
  type RecentOrderFlow,
} from '../../parts/order/recent-order/recent-order.flow.ts';
import { investMoreMachine } from './invest-more.machine.ts';
import { additionalOrderOf } from './invest-more.rules.ts';
import type {
  InvestMorePorts,
  InvestMoreEvent,
  InvestMoreInput,
  InvestMoreOutput,
  InvestMoreView,
} from './invest-more.types.ts';
import { investMoreView } from './invest-more.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './invest-more.types.ts';

export type InvestMoreFlow = EmbeddableFlow<{
  input: InvestMoreInput;
  event: InvestMoreEvent;
  output: InvestMoreOutput;
  view: InvestMoreView;
  children: { recentOrder: RecentOrderFlow };
}>;

export const investMoreFlow: InvestMoreFlow = flow({
  machine: investMoreMachine,
  children: { recentOrder: recentOrderFlow },
  view: investMoreView,
});

/**
 * Adds money to an order that has units (/orderEditCheckout and /sipEditCheckout, OM-126 to OM-130). Takes the
 * provider's operations without adaptation. It ends at the payment of the new order.
 */
export const investMore = ({ createAdditionalOrder, listOrders }: InvestMorePorts): RunnableFlow<InvestMoreFlow> => ({
  ...investMoreFlow,
  machine: runnable(investMoreMachine, {
    placeAdditionalOrder: createOrderConfirmPort(
      createAdditionalOrder,
      ({ order, amount }) => additionalOrderRequestOf({ orderId: order.order_id, amount }),
      additionalOrderOf,
      'order',
    ),
    recentOrder: recentOrder(listOrders),
    findPlaced: createPlacedOrderFinder(listOrders, 'single', (order) => order),
  }),
});

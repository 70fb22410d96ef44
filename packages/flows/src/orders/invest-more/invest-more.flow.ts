import { additionalOrderRequestOf } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { createPlacedOrderFinder } from '../../parts/order/order-confirmation/placed-order-finder.ts';
import { createOrderConfirmPort } from '../../parts/order/order-confirmation/order-confirmation.ports.ts';
import { recentOrder, recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import { investMoreMachine } from './invest-more.machine.ts';
import { additionalOrderOf } from './invest-more.rules.ts';
import type { InvestMorePorts } from './invest-more.types.ts';
import { investMoreView } from './invest-more.view.ts';

export const investMoreFlow = flow({
  machine: investMoreMachine,
  children: { recentOrder: recentOrderFlow },
  view: investMoreView,
});

/**
 * Adds money to an order that has units (/orderEditCheckout and /sipEditCheckout, OM-126 to OM-130). Takes the
 * provider's operations without adaptation. It ends at the payment of the new order.
 */
export const investMore = ({ createAdditionalOrder, listOrders }: InvestMorePorts) => ({
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

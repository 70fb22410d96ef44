import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { orderList, orderListFlow, type OrderListFlow, type OrderListPorts } from '../order-list/order-list.flow.ts';
import type { AllOrdersView, AllOrdersEmitted, AllOrdersEvent, AllOrdersInput } from './all-orders.types.ts';
import { allOrdersMachine } from './all-orders.machine.ts';
import { allOrdersView } from './all-orders.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './all-orders.types.ts';
export { ORDER_KINDS, ORDER_STAGES } from './all-orders.types.ts';
export { parseAllOrdersQuery } from './all-orders.rules.ts';

export type AllOrdersFlow = EmbeddableFlow<{
  input: AllOrdersInput;
  event: AllOrdersEvent;
  emitted: AllOrdersEmitted;
  view: AllOrdersView;
  children: { single: OrderListFlow; xsip: OrderListFlow; stp: OrderListFlow };
}>;

export const allOrdersFlow: AllOrdersFlow = flow({
  machine: allOrdersMachine,
  children: { single: orderListFlow, xsip: orderListFlow, stp: orderListFlow },
  view: allOrdersView,
});

/**
 * The orders of all kinds in one list (/allOrders): the three order lists with a filter over all of them. Takes the
 * ports of an order list.
 */
export const allOrders = (ports: OrderListPorts): RunnableFlow<AllOrdersFlow> => {
  const { machine } = orderList(ports);
  return { ...allOrdersFlow, machine: runnable(allOrdersMachine, { single: machine, xsip: machine, stp: machine }) };
};

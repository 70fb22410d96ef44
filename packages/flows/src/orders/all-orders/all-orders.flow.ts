import { flow, type Flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { orderList, orderListFlow } from '../order-list/order-list.flow.ts';
import type { AllOrdersView } from './all-orders.types.ts';
import type { OrderListPorts } from '../order-list/order-list.types.ts';
import { allOrdersMachine } from './all-orders.machine.ts';
import { allOrdersView } from './all-orders.view.ts';

type OrderListName = 'single' | 'xsip' | 'stp';

/** Named, because its declaration would repeat the order list for each kind. */
export interface AllOrdersFlow extends Flow<
  typeof allOrdersMachine,
  AllOrdersView,
  Readonly<Record<OrderListName, typeof orderListFlow>>
> {
  readonly machine: typeof allOrdersMachine;
}

export const allOrdersFlow: AllOrdersFlow = flow({
  machine: allOrdersMachine,
  children: { single: orderListFlow, xsip: orderListFlow, stp: orderListFlow },
  view: allOrdersView,
});

/** The orders of all kinds in one list (/allOrders): the three order lists with a filter over all of them. */
export const allOrders = (ports: OrderListPorts) => {
  const { machine } = orderList(ports);
  return { ...allOrdersFlow, machine: runnable(allOrdersMachine, { single: machine, xsip: machine, stp: machine }) };
};

import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { OrderListFlow, OrderListPorts } from '../order-list/index.ts';
import * as unit from './all-orders.flow.ts';
import type { AllOrdersEmitted, AllOrdersEvent, AllOrdersInput, AllOrdersView } from './all-orders.types.ts';

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

export const allOrdersFlow: AllOrdersFlow = embeddable(unit.allOrdersFlow);

/**
 * The orders of all kinds in one list (/allOrders): the three order lists with a filter over all of them. Takes the
 * ports of an order list.
 */
export const allOrders: (ports: OrderListPorts) => RunnableFlow<AllOrdersFlow> = embeddableFactory(unit.allOrders);

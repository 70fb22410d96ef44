import { CODES, type AnswerOf, type Order, type RequestOf } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import { runnable } from '../../kit/port.ts';
import { resource, type ResourceView } from '../../kit/resource.ts';
export { orderStatusRequest } from '../order-state.ts';

type Request = RequestOf<'getOrderStatus'>;

const status = resource<Request, AnswerOf<'getOrderStatus'>, Order>(({ result }) => result);

/** What is asked about, and what is answered. */
export type AskedOrder = Order;

/** `orderMissing`: nobody has such an order, or the answer is about another one. */
export type AskedOrderView = ResourceView<Order> | { readonly screen: 'orderMissing' };

export const askedOrderFlow = flow({
  machine: status.machine,
  view: (snapshot): AskedOrderView => {
    const { failure, request } = snapshot.context;
    const view = status.view(snapshot, {});
    const isUnknown = view.screen === 'unavailable' && failure?.code === CODES.notFound;
    const isAnother = view.screen === 'loaded' && view.value.order_id !== request.order_id;
    return isUnknown || isAnother ? { screen: 'orderMissing' } : view;
  },
});

/**
 * A part: the order that navigation state names, as the provider knows it. What came along is asked and never shown
 * (decision 024). Started with `{ request: orderStatusRequest(order, type) }`.
 */
export const askedOrder = ({ getOrderStatus }: OperationPorts<'getOrderStatus'>) => ({
  ...askedOrderFlow,
  machine: runnable(askedOrderFlow.machine, { load: getOrderStatus }),
});

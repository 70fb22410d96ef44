import { NOT_FOUND_CODE, type AnswerOf, type Order, type RequestOf } from '@folioflow/api/contract';
import { flow } from '../../../kit/flow.ts';
import type { OperationPorts } from '../../../kit/operation-port.ts';
import { runnable } from '../../../kit/port.ts';
import { resource } from '../../../kit/resource.ts';
import type { RequestedOrderView } from './requested-order.types.ts';

type OrderStatusRequest = RequestOf<'getOrderStatus'>;

const orderStatus = resource<OrderStatusRequest, AnswerOf<'getOrderStatus'>, Order>(({ result }) => result);

export const requestedOrderFlow = flow({
  machine: orderStatus.machine,
  view: (snapshot): RequestedOrderView => {
    const { failure, request } = snapshot.context;
    const view = orderStatus.view(snapshot, {});
    const isUnknown = view.screen === 'unavailable' && failure?.code === NOT_FOUND_CODE;
    const isAnother = view.screen === 'loaded' && view.value.order_id !== request.order_id;
    return isUnknown || isAnother ? { screen: 'orderMissing' } : view;
  },
});

/**
 * A part: the order of a navigation state, as the provider returns it. The order in the state identifies the request
 * and is never shown (decision 024). Started with `{ request: orderStatusRequest(order, type) }`.
 */
export const requestedOrder = ({ getOrderStatus }: OperationPorts<'getOrderStatus'>) => ({
  ...requestedOrderFlow,
  machine: runnable(requestedOrderFlow.machine, { load: getOrderStatus }),
});

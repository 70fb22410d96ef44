import {
  NOT_FOUND_CODE,
  type AnswerOf,
  type Order,
  type RequestOf,
  type GetOrderStatusAnswer,
  type GetOrderStatusRequest,
} from '@folioflow/api/contract';
import { flow } from '../../../kit/flow.ts';
import type { OperationPorts } from '../../../kit/operation-port.ts';
import { requestedOrderMachine } from './requested-order.machine.ts';
import { runnable } from '../../../kit/port.ts';
import { resourceView, type ResourceEvent } from '../../../kit/resource.ts';
import type { RequestedOrderView } from './requested-order.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../../kit/embeddable-flow.ts';

export type * from './requested-order.types.ts';
export { orderStatusRequest } from '../order-state.ts';

export type RequestedOrderFlow = EmbeddableFlow<{
  input: { request: GetOrderStatusRequest };
  event: ResourceEvent<GetOrderStatusRequest, GetOrderStatusAnswer>;
  view: RequestedOrderView;
}>;

type OrderStatusRequest = RequestOf<'getOrderStatus'>;

const orderView = resourceView<OrderStatusRequest, AnswerOf<'getOrderStatus'>, Order>(({ result }) => result);

export const requestedOrderFlow: RequestedOrderFlow = flow({
  machine: requestedOrderMachine,
  view: (snapshot): RequestedOrderView => {
    const { failure, request } = snapshot.context;
    const view = orderView(snapshot);
    const isUnknown = view.screen === 'unavailable' && failure?.code === NOT_FOUND_CODE;
    const isAnother = view.screen === 'loaded' && view.value.order_id !== request.order_id;
    return isUnknown || isAnother ? { screen: 'orderMissing' } : view;
  },
});

/**
 * A part: the order of a navigation state, as the provider returns it. The order in the state identifies the request
 * and is never shown (decision 024). Started with `{ request: orderStatusRequest(order, type) }`.
 */
export const requestedOrder = ({
  getOrderStatus,
}: OperationPorts<'getOrderStatus'>): RunnableFlow<RequestedOrderFlow> => ({
  ...requestedOrderFlow,
  machine: runnable(requestedOrderMachine, { load: getOrderStatus }),
});

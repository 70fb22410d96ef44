import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../../kit/embeddable-flow.ts';
import type { OperationPorts } from '../../../kit/operation-port.ts';
import type { ResourceEvent } from '../../../kit/resource.ts';
import type { RequestedOrderView } from './requested-order.types.ts';
import type { GetOrderStatusAnswer, GetOrderStatusRequest } from '@folioflow/api/contract';
import * as unit from './requested-order.flow.ts';

export type * from './requested-order.types.ts';
export { orderStatusRequest } from '../order-state.ts';

export type RequestedOrderFlow = EmbeddableFlow<{
  input: { request: GetOrderStatusRequest };
  event: ResourceEvent<GetOrderStatusRequest, GetOrderStatusAnswer>;
  view: RequestedOrderView;
}>;

export const requestedOrderFlow: RequestedOrderFlow = embeddable(unit.requestedOrderFlow);

/**
 * A part: the order of a navigation state, as the provider returns it. The order in the state identifies the request
 * and is never shown (decision 024). Started with `{ request: orderStatusRequest(order, type) }`.
 */
export const requestedOrder: (ports: OperationPorts<'getOrderStatus'>) => RunnableFlow<RequestedOrderFlow> =
  embeddableFactory(unit.requestedOrder);

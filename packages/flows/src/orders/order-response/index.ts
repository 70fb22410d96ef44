import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ResourceEvent } from '../../kit/resource.ts';
import type { OrderResponsePorts, OrderResponseView } from './order-response.types.ts';
import type { GetOrderResponseAnswer, GetOrderResponseRequest } from '@folioflow/api/contract';
import * as unit from './order-response.flow.ts';

export type * from './order-response.types.ts';
export { orderResponseRequest } from './order-response.rules.ts';

export type OrderResponseFlow = EmbeddableFlow<{
  input: { request: GetOrderResponseRequest };
  event: ResourceEvent<GetOrderResponseRequest, GetOrderResponseAnswer>;
  view: OrderResponseView;
}>;

export const orderResponseFlow: OrderResponseFlow = embeddable(unit.orderResponseFlow);

/**
 * The result of an order (/orderResponse): one load, started with `{ request: orderResponseRequest(order) }` (OM-164 to
 * OM-167).
 */
export const orderResponse: (ports: OrderResponsePorts) => RunnableFlow<OrderResponseFlow> = embeddableFactory(
  unit.orderResponse,
);

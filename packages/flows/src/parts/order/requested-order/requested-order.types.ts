import type { Order } from '@folioflow/api/contract';
import type { ResourceView } from '../../../kit/resource.ts';

/** The order in the request and in the answer. */
export type RequestedOrder = Order;

/** `orderMissing`: the provider knows no such order, or its answer belongs to another one. */
export type RequestedOrderView = ResourceView<Order> | { readonly screen: 'orderMissing' };

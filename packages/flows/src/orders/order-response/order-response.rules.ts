import { ORDER_PAYMENT_STATUS, REQUEST_FROM, type GetOrderResponseRequest, type Order } from '@folioflow/api/contract';
import { orderTypeOf } from '../../parts/order/order-state.ts';

/** The request for the result of the order that the page was opened with (OM-165). */
export const orderResponseRequest = (order: Order): GetOrderResponseRequest => ({
  request_from: REQUEST_FROM.orderResponse,
  request_mode: ORDER_PAYMENT_STATUS,
  order_type: orderTypeOf(order, 'single'),
  order_number: order.mf_order_number,
  selected_order: order,
});

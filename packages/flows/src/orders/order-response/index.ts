import {
  CODES,
  ORDER_PAYMENT_STATUS,
  REQUEST_FROM,
  type GetOrderResponseAnswer,
  type GetOrderResponseRequest,
  type Order,
} from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { resource } from '../../kit/resource.ts';
import { orderTypeOf } from '../../parts/order-state.ts';
import { toldPaymentOf } from '../../payments/payment-status/told-payment.ts';
import type { OrderResponsePorts, OrderResponseView, ToldOrder } from './order-response.types.ts';

export type * from './order-response.types.ts';

/** The request for the result of the order that the page was opened with (OM-165). */
export const orderResponseRequest = (order: Order): GetOrderResponseRequest => ({
  request_from: REQUEST_FROM.orderResponse,
  request_mode: ORDER_PAYMENT_STATUS,
  order_type: orderTypeOf(order, 'single'),
  order_number: order.mf_order_number,
  selected_order: order,
});

/** A plan has no single payment, so its result is only the provider's text. */
const toldOf = ({ notification_html: html, result }: GetOrderResponseAnswer): ToldOrder => ({
  html,
  orderNumber: result?.mf_order_number ?? '',
  payment: result !== undefined && orderTypeOf(result, 'single') === 'single' ? toldPaymentOf(result) : null,
});

const isSilent = ({ html, payment }: ToldOrder): boolean => html === '' && payment === null;

const loaded = resource<GetOrderResponseRequest, GetOrderResponseAnswer, ToldOrder>(toldOf);

export const orderResponseFlow = flow({
  machine: loaded.machine,
  view: (snapshot): OrderResponseView => {
    const { failure, request } = snapshot.context;
    const list = request.order_type === 'single' ? 'orderList' : 'sipList';
    const view = loaded.view(snapshot, {});
    if (view.screen === 'loaded')
      return isSilent(view.value) ? { screen: 'unavailable', list, notice: null } : { ...view, list };
    const isUnknown = view.screen === 'unavailable' && failure?.code === CODES.notFound;
    return isUnknown ? { screen: 'orderMissing' } : { ...view, list };
  },
});

/**
 * The result of an order (/orderResponse): one load, started with `{ request: orderResponseRequest(order) }` (OM-164 to
 * OM-167).
 */
export const orderResponse = ({ getOrderResponse }: OrderResponsePorts) => ({
  ...orderResponseFlow,
  machine: runnable(orderResponseFlow.machine, { load: getOrderResponse }),
});

import { NOT_FOUND_CODE, type GetOrderResponseAnswer, type GetOrderResponseRequest } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { orderResponseMachine } from './order-response.machine.ts';
import { runnable } from '../../kit/port.ts';
import { resourceView, type ResourceEvent } from '../../kit/resource.ts';
import { orderTypeOf } from '../../parts/order/order-state.ts';
import { paymentResultOf } from '../../parts/payment/payment-result.ts';
import type { OrderResponsePorts, OrderResponseView, ReportedOrder } from './order-response.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './order-response.types.ts';
export { orderResponseRequest } from './order-response.rules.ts';

export type OrderResponseFlow = EmbeddableFlow<{
  input: { request: GetOrderResponseRequest };
  event: ResourceEvent<GetOrderResponseRequest, GetOrderResponseAnswer>;
  view: OrderResponseView;
}>;

/** A plan has no single payment, so its result is only the provider's text. */
const reportedOrderOf = ({ notification_html: html, result }: GetOrderResponseAnswer): ReportedOrder => ({
  html,
  orderNumber: result?.mf_order_number ?? '',
  payment: result !== undefined && orderTypeOf(result, 'single') === 'single' ? paymentResultOf(result) : null,
});

const isReportEmpty = ({ html, payment }: ReportedOrder): boolean => html === '' && payment === null;

const reportView = resourceView<GetOrderResponseRequest, GetOrderResponseAnswer, ReportedOrder>(reportedOrderOf);

export const orderResponseFlow: OrderResponseFlow = flow({
  machine: orderResponseMachine,
  view: (snapshot): OrderResponseView => {
    const { failure, request } = snapshot.context;
    const list = request.order_type === 'single' ? 'orderList' : 'sipList';
    const view = reportView(snapshot);
    if (view.screen === 'loaded')
      return isReportEmpty(view.value) ? { screen: 'unavailable', list, notice: null } : { ...view, list };
    const isUnknown = view.screen === 'unavailable' && failure?.code === NOT_FOUND_CODE;
    return isUnknown ? { screen: 'orderMissing' } : { ...view, list };
  },
});

/**
 * The result of an order (/orderResponse): one load, started with `{ request: orderResponseRequest(order) }` (OM-164 to
 * OM-167).
 */
export const orderResponse = ({ getOrderResponse }: OrderResponsePorts): RunnableFlow<OrderResponseFlow> => ({
  ...orderResponseFlow,
  machine: runnable(orderResponseMachine, { load: getOrderResponse }),
});

import type { Order } from '@folioflow/api/contract';
import { orderStateOf, orderTypeOf, payExitOf } from '../../parts/order/order-state.ts';
import { amountOf } from '../payment/payment.rules.ts';
import type { PaymentResult } from './payment-status.types.ts';

/** The amount due, otherwise the ordered amount, in rupees. */
function resultAmountOf(order: Order): string {
  const due = amountOf(order);
  if (Number(due) > 0) return due;
  return order.order_information?.request.OrderVal ?? String(order.mf_order_overall_investment_amount);
}

/** The result of the payment of an order according to its flags (decision 026). */
export const paymentResultOf = (order: Order): PaymentResult => ({
  state: orderStateOf(order),
  schemeName: order.mf_order_scheme_name,
  amount: resultAmountOf(order),
  payAgain: payExitOf(order, orderTypeOf(order, 'single')),
});

import type { Order } from '@folioflow/api/contract';
import { orderStateOf, orderTypeOf, paymentExitOf } from '../../parts/order/order-state.ts';
import { payableAmountOf } from '../payment/payment.rules.ts';
import type { PaymentResult } from './payment-status.types.ts';

/** The amount due, otherwise the ordered amount, in rupees. */
function paidOrOrderedAmountOf(order: Order): string {
  const due = payableAmountOf(order);
  if (Number(due) > 0) return due;
  return order.order_information?.request.OrderVal ?? String(order.mf_order_overall_investment_amount);
}

/** The result of the payment of an order according to its flags (decision 026). */
export const paymentResultOf = (order: Order): PaymentResult => ({
  state: orderStateOf(order),
  schemeName: order.mf_order_scheme_name,
  amount: paidOrOrderedAmountOf(order),
  payAgain: paymentExitOf(order, orderTypeOf(order, 'single')),
});

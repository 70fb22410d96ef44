import type { Order } from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import { orderStateOf, orderTypeOf, paymentExitOf, type OrderState } from '../order/order-state.ts';

/** The result of the payment according to the flags of the order. */
export interface PaymentResult {
  readonly state: OrderState;
  readonly schemeName: string;
  /** Rupees; '' if the provider returned no amount. */
  readonly amount: string;
  /** The registrar's reason of a rejected order as server HTML; '' without one. */
  readonly reasonHtml: string;
  /** The exit to the order screen, if the provider accepts a payment of the order. */
  readonly payAgain: Exit | null;
}

/** The amount to pay, otherwise the ordered amount, in rupees. */
export const payableAmountOf = ({ mf_order_pay_amount, order_information }: Order): string =>
  String(mf_order_pay_amount === '' ? (order_information?.request.OrderVal ?? '') : mf_order_pay_amount);

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
  reasonHtml: order.is_order_rejected ? (order.modal_rta_validation_information?.body ?? '') : '',
  payAgain: paymentExitOf(order, orderTypeOf(order, 'single')),
});

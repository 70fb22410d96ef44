import {
  orderScreenStateOf,
  stpStateOf,
  ORDER_PAYMENT_STATUS,
  ORDER_TYPES,
  type ListedOrderType,
  type OrderRequestMode,
  type Order,
  type OrderType,
  type RequestOf,
} from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';

/**
 * State of an order, by the provider's flags alone. `paymentPending` waits for the investor, `paymentConfirming` for
 * the bank; `inProgress` is every state without a flag (decision 026).
 */
export type OrderState =
  | 'paymentPending'
  | 'paymentConfirming'
  | 'paymentFailed'
  | 'inProgress'
  | 'allotted'
  | 'rejected'
  | 'cancelled';

export function orderStateOf(order: Order): OrderState {
  if (order.is_order_cancelled) return 'cancelled';
  if (order.is_order_rejected) return 'rejected';
  if (order.mf_order_is_allotted) return 'allotted';
  if (order.is_payment_failed) return 'paymentFailed';
  if (!order.is_payment_pending) return 'inProgress';
  return order.mf_order_is_paynow ? 'paymentPending' : 'paymentConfirming';
}

/**
 * The order's own type in the contract's spelling, else the type of the list. A list of SIPs also contains lumpsum
 * orders.
 */
export const orderTypeOf = ({ mf_order_type }: Order, listType: ListedOrderType): OrderType =>
  ORDER_TYPES.find((type) => type === mf_order_type.toLowerCase()) ?? listType;

/** The list that contains an order of the screen of plans: transfers have a list of their own (AD-012). */
export const planListOf = (order: Order): 'sipList' | 'stpList' =>
  orderTypeOf(order, 'xsip') === 'stp' ? 'stpList' : 'sipList';

/** Leads to the order screen in a mode; lumpsum orders have another screen than SIP and STP orders (OM-048, OM-055). */
const orderScreenExit = (mode: OrderRequestMode, order: Order, type: OrderType): Exit => ({
  to: type === 'single' ? 'orderEditCheckout' : 'sipEditCheckout',
  state: orderScreenStateOf(mode, order),
});

/** Leads to the order screen for the payment. */
export const paymentExitOf = (order: Order, type: OrderType): Exit | null =>
  order.mf_order_is_paynow ? orderScreenExit('paynow', order, type) : null;

/** Leads to the order screen in the mode of a redemption (OM-040, OM-048). */
export const redeemExitOf = (order: Order, type: OrderType): Exit | null =>
  order.mf_order_is_redeem ? orderScreenExit('redeem', order, type) : null;

/** Leads to the order screen in the mode of an additional order (OM-039, OM-048). */
export const investMoreExitOf = (order: Order, type: OrderType): Exit | null =>
  order.mf_order_is_invest_more ? orderScreenExit('investmore', order, type) : null;

/** Leads to the page that starts a STP out of this order (OM-042). */
export const startStpExitOf = (order: Order): Exit | null =>
  order.is_stp_allowed ? { to: 'stpSchemeList', state: stpStateOf(order) } : null;

/** The status request of an order; `listType` is used if the order has no type. */
export function orderStatusRequest(order: Order, listType: ListedOrderType): RequestOf<'getOrderStatus'> {
  const order_type = orderTypeOf(order, listType);
  return {
    request_mode: ORDER_PAYMENT_STATUS,
    order_type,
    order_number: order.mf_order_number,
    order_id: order.order_id,
    selected_order: order,
    check_mandate_status: order_type === 'xsip',
  };
}

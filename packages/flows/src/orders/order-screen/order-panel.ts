import type { Order } from '@folioflow/api/contract';
import { payingAccountOf } from '../../banking/paying-account.ts';
import { orderPurchaseTerms } from '../../parts/order/order-purchase.ts';
import { orderStateOf } from '../../parts/order/order-state.ts';
import { payableAmountOf, displayedOrderNumber } from '../../payments/payment/payment.rules.ts';
import type { OrderPanel, OrderRequestMode, OrderScreenState } from './order-screen.types.ts';

const REQUEST_MODES = ['payment', 'paynow', 'investmore', 'redeem'] as const satisfies readonly OrderRequestMode[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isNonEmptyText = (value: unknown) => typeof value === 'string' && value !== '';
const isOrderRequestMode = (value: unknown): value is OrderRequestMode => REQUEST_MODES.some((mode) => mode === value);

/** Only an app screen writes the order, and it writes all of it; so only the identity is checked. */
const isOrder = (value: unknown): value is Order =>
  isRecord(value) &&
  isNonEmptyText(value['_id']) &&
  isNonEmptyText(value['order_id']) &&
  typeof value['mf_order_number'] === 'string';

/** Parses `selected_order` of any navigation state; null if it is not an order. */
export const selectedOrderOf = (state: unknown): Order | null =>
  isRecord(state) && isOrder(state['selected_order']) ? state['selected_order'] : null;

/** Parses `request_mode` and `selected_order`; without a mode in the state, the mode of the order counts. */
export function orderScreenStateOf(state: unknown): OrderScreenState {
  const order = selectedOrderOf(state);
  const mode = isRecord(state) && state['request_mode'] !== undefined ? state['request_mode'] : order?.request_mode;
  return { requestMode: isOrderRequestMode(mode) ? mode : null, order };
}

/** Returns the panel of the order screen for its navigation state (OM-121 to OM-125, OM-131, AD-038). */
export function orderPanelOf({ requestMode, order }: OrderScreenState): OrderPanel {
  if (order === null) return { panel: 'orderMissing' };
  const amount = payableAmountOf(order);
  const facts = { schemeName: order.mf_order_scheme_name, orderNumber: displayedOrderNumber(order) ?? '', amount };
  if (order.mf_order_is_activity_completed) {
    const activity = { html: order.mf_order_notification_message, state: orderStateOf(order) };
    // Nothing remains to be paid: a zero is not the amount of the completed activity, for example of a redemption.
    return { panel: 'completed', ...activity, ...facts, amount: Number(amount) === 0 ? '' : amount };
  }
  if (requestMode === null) return { panel: 'orderMissing' };
  if (requestMode === 'redeem' || requestMode === 'investmore') return { panel: requestMode, order };
  return {
    panel: requestMode,
    ...facts,
    account: order.bank_information === undefined ? null : payingAccountOf(order.bank_information),
    terms: orderPurchaseTerms(order, amount),
    choice: { order, modes: order.pay_bank_mode_list ?? [], isPaymentAllowed: order.mf_order_is_paynow },
  };
}

import type { RequestedOrderScreen } from '@folioflow/api/contract';
import { payingAccountOf } from '../../banking/paying-account.ts';
import { orderPurchaseTerms } from '../../parts/order/order-purchase.ts';
import { orderStateOf } from '../../parts/order/order-state.ts';
import { payableAmountOf } from '../../parts/payment/payment-result.ts';
import { displayedOrderNumber } from '../../payments/payment/payment.rules.ts';
import type { OrderPanel } from './order-screen.types.ts';

/** Returns the panel of the order screen for its navigation state (OM-121 to OM-125, OM-131, AD-038). */
export function orderPanelOf({ requestMode, order }: RequestedOrderScreen): OrderPanel {
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

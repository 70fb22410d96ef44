import {
  ORDER_NUMBER_MIN_LENGTH,
  PAYMENT_MESSAGE_MIN_LENGTH,
  type Order,
  type PaymentInitiation,
} from '@folioflow/api/contract';
import { orderStateOf } from '../../parts/order/order-state.ts';
import { isUpiMode } from '../../parts/payment/payment-choice/payment-choice.rules.ts';
import { payableAmountOf } from '../../parts/payment/payment-result.ts';

const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** The allowed action of a payment form as an absolute URL; null for any other address (AD-030). */
export function parseAllowedActionUrl(actionUrl: string, allowedOrigins: readonly string[]): string | null {
  const url = parseUrl(actionUrl);
  if (url === null) return null;
  if (url.username !== '' || url.password !== '') return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname));
  return isSafe && allowedOrigins.some((allowed) => parseUrl(allowed)?.origin === url.origin) ? url.href : null;
}

/** The order's own number, otherwise the number of its child, otherwise '' (AD-031). */
const orderNumberOf = ({ mf_order_number, mf_child_order_information }: Order): string =>
  mf_order_number.length >= ORDER_NUMBER_MIN_LENGTH ? mf_order_number : (mf_child_order_information?.orderNumber ?? '');

/** True while the bank can still confirm the payment of the order (decision 026). */
export const isPaymentOpen = (order: Order): boolean =>
  ['paymentConfirming', 'paymentPending'].includes(orderStateOf(order));

/** The mode chosen on the order; without a choice the mode is DIRECT (C-97). */
export const isPaidByUpi = ({ selected_pay_bank_mode }: Order): boolean => isUpiMode(selected_pay_bank_mode ?? '');

/** The order of the provider's answer with the payment mode that was chosen on the previous page. */
export const copyChosenPaymentMode = (answered: Order, { selected_pay_bank_mode, upi_id }: Order): Order => ({
  ...answered,
  selected_pay_bank_mode,
  upi_id,
});

export const paymentInitiationOf = (order: Order): PaymentInitiation => ({
  order_no: orderNumberOf(order),
  order_registration_no: order.mf_order_registration_no,
  order_type: order.mf_order_type,
  order_start_date: order.order_start_date,
  order_amount: payableAmountOf(order),
  payment_mode: isPaidByUpi(order) ? 'UPI' : 'DIRECT',
  upi_id: isPaidByUpi(order) ? (order.upi_id ?? '') : '',
});

/** The number under which the investor finds the order in the list (OM-056). */
export const displayedOrderNumber = (order: Order): string | null => {
  const number = orderNumberOf(order);
  return number !== '' ? number : order.mf_order_registration_no !== '' ? order.mf_order_registration_no : null;
};

/** The not-found text replaces a message that is too short (OM-148). */
export const isMessageLongEnough = (text: string): boolean => text.length >= PAYMENT_MESSAGE_MIN_LENGTH;

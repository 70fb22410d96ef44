import { type Order } from '@folioflow/api/contract';
import { createMagicAmounts, ORDER_AMOUNT } from '../ground/magic.ts';
import { requireInvestor } from '../ground/caller.ts';
import { rupeeText } from '../kit/amounts.ts';
import { isAllotted } from '../orders/kinds/sellable-units.ts';
import { type OrderRow, type OrderState } from '../orders/records/order-tables.ts';
import { orderNotFound, readOwnOrderByNumber, readOrderView } from '../orders/view/orders.ts';
import { readSipNotice } from '../orders/sip/sip-notice.ts';
import { type Handler } from '../ground/operations.ts';
import { type Database } from '../store/database.ts';

const STATUS_UNKNOWN = 3_335_000;

export const statusMagic = createMagicAmounts(ORDER_AMOUNT, [
  [STATUS_UNKNOWN, 'the status of the payment is not found (061)'],
]);

const noticesByState: Partial<Record<OrderState, readonly [heading: string, text: string]>> = {
  payment_pending: ['Payment not completed', 'We have not received a payment for this order yet.'],
  payment_processing: ['Payment pending', 'Your bank has not confirmed the payment yet. No second payment is needed.'],
  payment_failed: ['Payment failed', 'Your bank declined the payment. You can pay again from your orders.'],
  cancelled: ['Order cancelled', 'This order was cancelled.'],
  rta_rejected: ['Order rejected', 'The registrar rejected this order. The amount is returned to your bank account.'],
};

const allotted = ['Payment successful', 'We have received your payment, and your units are allotted.'] as const;
const received = [
  'Payment successful',
  'We have received your payment. Units are allotted on the next working day.',
] as const;

/** Notice about the payment of an order as HTML, for the result pages. */
export const createPaymentNotice = (order: OrderRow): string => {
  const [heading, text] = noticesByState[order.state] ?? (isAllotted(order) ? allotted : received);
  return `<h3>${heading}</h3><p>${text}</p><p>Order ${order.number}, ${rupeeText(order.amount)}</p>`;
};

/** A plan has many payments: its notice shows the state of the plan instead. */
const createOrderNotice = async (db: Database, order: OrderRow, view: Order): Promise<string> => {
  if (order.type === 'xsip' || order.type === 'sip') return readSipNotice(db, order);
  if (order.type !== 'stp') return createPaymentNotice(order);
  return `<h3>${view.mf_order_message}</h3><p>Registration ${order.registration_no}</p>`;
};

/** @throws Refusal 061 when the order is unknown or not the caller's */
export const getOrderResponse: Handler<'getOrderResponse'> = async (call) => {
  const order = await readOwnOrderByNumber(call.db, requireInvestor(call.caller).id, call.request.order_number);
  const result = await readOrderView(call, order);
  return { notification_html: await createOrderNotice(call.db, order, result), result };
};

/** @throws Refusal 061 when the order is unknown or not the caller's */
export const getPaymentStatus: Handler<'getPaymentStatus'> = async (call) => {
  const order = await readOwnOrderByNumber(call.db, requireInvestor(call.caller).id, call.request.order_number);
  if (order.amount === STATUS_UNKNOWN) throw orderNotFound();
  return { notification_html: createPaymentNotice(order), result: await readOrderView(call, order) };
};

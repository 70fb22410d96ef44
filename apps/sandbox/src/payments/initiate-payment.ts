import { type InitiatePaymentAnswer, type InitiatePaymentRequest } from '@folioflow/api/contract';
import { requireInvestor } from '../ground/caller.ts';
import { type Call, type Reply } from '../ground/call.ts';
import { createMagicValues, createMagicAmounts, ORDER_AMOUNT } from '../ground/magic.ts';
import { HttpRefusal, Refusal } from '../ground/refusal.ts';
import { toRupees, parseThousandths } from '../kit/amounts.ts';
import { newId, newToken } from '../kit/random.ts';
import { type OrderRow } from '../orders/records/order-tables.ts';
import { isOrderPayable } from '../orders/kinds/single.ts';
import { readOwnOrderByNumber } from '../orders/view/orders.ts';
import { upiDecision } from './bank-decision.ts';
import { type PaymentRow } from './payment-tables.ts';
import { markPaymentPending } from './payments.ts';
import { paymentReferenceOf, upiRequestFieldsOf } from './upi-request.ts';
import { type Handler } from '../ground/operations.ts';

type InitiateCall = Call<InitiatePaymentRequest>;
type InitiateReply = Reply<InitiatePaymentAnswer>;

const UPI_ID = /^[\w.-]{2,64}@[a-z][a-z0-9]{1,31}$/i;
const REFUSED_AMOUNT = 2_222_000;
const SHORT_REFUSAL_AMOUNT = 2_223_000;
const BANK_DOWN_AMOUNT = 2_224_000;
const FOREIGN_ADDRESS_AMOUNT = 2_225_000;
const NO_REDIRECT_AMOUNT = 2_226_000;
const INVALID_UPI = 'invalid@upi';
const HTML_UPI = 'html@upi';

export const initiateMagic = [
  ...createMagicAmounts(ORDER_AMOUNT, [
    [REFUSED_AMOUNT, 'the payment is refused (071)'],
    [SHORT_REFUSAL_AMOUNT, 'the payment is refused with the text ERR, which is too short to be shown'],
    [BANK_DOWN_AMOUNT, 'the payment is answered with HTTP 500'],
    [FOREIGN_ADDRESS_AMOUNT, 'the payment page has a foreign address'],
    [NO_REDIRECT_AMOUNT, 'the payment has no page; the bank’s text is shown'],
  ]),
  ...createMagicValues('UPI id', {
    [INVALID_UPI]: 'is refused as an invalid UPI id (051)',
    [HTML_UPI]: 'pays, and its message carries hostile HTML',
  }),
];

const FOREIGN_GATEWAY = 'https://evil.example/pay';
const hostileMessage =
  '<p>Approve the request in your UPI app.</p><script>window.__hostile=1</script>' +
  '<a href="https://example.com/help">Help</a>';

const parseUpiId = (typed: string): string => {
  const id = typed.trim().toLowerCase();
  if (!UPI_ID.test(id) || id === INVALID_UPI) throw new Refusal('invalid', 'Please enter a valid UPI ID.');
  return id;
};

/** Simulates failures of the bank for special amounts before a payment is opened (sandbox.md 6.2). */
const refuseSpecialAmounts = (amount: number): void => {
  if (amount === REFUSED_AMOUNT) throw new Refusal('exchangeRejected', 'Payment could not be initiated');
  if (amount === SHORT_REFUSAL_AMOUNT) throw new Refusal('exchangeRejected', 'ERR');
  if (amount === BANK_DOWN_AMOUNT) throw new HttpRefusal(500, ['The payment service has a problem.']);
};

const replaceOpenPayment = async (call: InitiateCall, order: OrderRow, upiId: string): Promise<PaymentRow> => {
  await call.db
    .updateTable('payments')
    .set({ state: 'failed', due_at: null, due_state: '' })
    .where('order_id', '=', order.id)
    .where('state', '=', 'open')
    .execute();
  const payment: PaymentRow = {
    id: newId(call.random, 'pay'),
    order_id: order.id,
    client_id: order.client_id,
    order_number: order.number,
    mode: call.request.payment_mode,
    upi_id: upiId,
    amount: order.amount,
    signature: newToken(call.random),
    state: 'open',
    return_to: call.appOrigin,
    opened_at: call.now,
    due_at: null,
    due_state: '',
  };
  await call.db.insertInto('payments').values(payment).execute();
  return payment;
};

const formatHiddenInput = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${value}">`;

const initiateDirect = async (call: InitiateCall, order: OrderRow): Promise<InitiateReply> => {
  const payment = await replaceOpenPayment(call, order, '');
  const isForeign = order.amount === FOREIGN_ADDRESS_AMOUNT;
  const isRedirect = order.amount !== NO_REDIRECT_AMOUNT;
  return {
    actionUrl: isForeign ? FOREIGN_GATEWAY : `${call.ownOrigin}/gateway`,
    is_redirect: isRedirect,
    input_html: isRedirect
      ? formatHiddenInput('order_number', order.number) +
        formatHiddenInput('amount', String(toRupees(order.amount))) +
        formatHiddenInput('signature', payment.signature)
      : '<p>The bank will contact you to complete the payment.</p>',
    order_number: order.number,
    payment_reference: paymentReferenceOf(payment),
  };
};

const initiateUpi = async (call: InitiateCall, order: OrderRow, upiId: string): Promise<InitiateReply> => {
  const payment = await replaceOpenPayment(call, order, upiId);
  const word = upiDecision(upiId, order.amount);
  await markPaymentPending(call.db, payment, word && { at: call.now + word.after, state: word.state }, call.now);
  return {
    actionUrl: '',
    is_redirect: false,
    input_html:
      upiId === HTML_UPI
        ? hostileMessage
        : '<p>A payment request was sent to your UPI app. Approve it to complete the payment.</p>',
    order_number: order.number,
    ...upiRequestFieldsOf(payment),
  };
};

/**
 * Opens a payment for the stored amount of an order.
 * @throws Refusal 051 (amount, UPI id), 061 (order), 071 (not payable, bank)
 */
export const initiatePayment: Handler<'initiatePayment'> = async (call) => {
  const { id } = requireInvestor(call.caller);
  const { request } = call;
  const order = await readOwnOrderByNumber(call.db, id, request.order_no);
  if (!isOrderPayable(order)) throw new Refusal('exchangeRejected', 'This order cannot be paid.');
  if (parseThousandths(request.order_amount) !== order.amount) {
    throw new Refusal('invalid', 'The amount differs from the amount of the order.');
  }
  const upiId = request.payment_mode === 'UPI' ? parseUpiId(request.upi_id) : '';
  refuseSpecialAmounts(order.amount);
  return request.payment_mode === 'UPI' ? initiateUpi(call, order, upiId) : initiateDirect(call, order);
};

import * as v from 'valibot';
import { ORDER_PAYMENT_STATUS, ORDER_TYPES, REQUEST_FROM } from './labels.ts';
import { declareArea } from './operation.ts';
import { PAYMENT_STATUS_PATH } from './paths.ts';
import { answerOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { paymentAnswerSchema, paymentInitiationSchema } from './shapes/payment.ts';
import { loose, maybe, someHtml } from './shapes/scalars.ts';

// What became of the payment is told in words; `result`, proposed (decision 026), is the order as they mean it.
const toldOrder = answerOf({ notification_html: someHtml, result: maybe(orderSchema) });

export const paymentsOperations = declareArea('payments', {
  /** Asks under which number an order is paid. Path, request and answer are proposed, and no screen calls it (AD-077). */
  createPaymentOrder: {
    method: 'POST',
    path: '/order/payment/create',
    auth: 'investor',
    idempotent: true,
    request: loose({ order_no: v.string(), order_type: v.picklist(ORDER_TYPES), order_amount: v.string() }),
    answer: answerOf({ result: loose({ order_number: v.string() }) }),
  },
  initiatePayment: {
    method: 'POST',
    path: '/order/payment/initiate',
    auth: 'investor',
    idempotent: true,
    request: paymentInitiationSchema,
    answer: paymentAnswerSchema,
  },
  getPaymentStatus: {
    method: 'POST',
    path: PAYMENT_STATUS_PATH,
    auth: 'investor',
    idempotent: false,
    request: loose({
      request_from: v.literal(REQUEST_FROM.paymentResponse),
      request_mode: v.literal(ORDER_PAYMENT_STATUS),
      order_number: v.string(),
    }),
    answer: toldOrder,
  },
  /** What is told about an order after it was placed, in HTML. */
  getOrderResponse: {
    method: 'POST',
    path: PAYMENT_STATUS_PATH,
    auth: 'investor',
    idempotent: false,
    request: loose({
      request_from: v.literal(REQUEST_FROM.orderResponse),
      request_mode: v.literal(ORDER_PAYMENT_STATUS),
      order_type: v.picklist(ORDER_TYPES),
      order_number: v.string(),
      selected_order: orderSchema,
    }),
    answer: toldOrder,
  },
});

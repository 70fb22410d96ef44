import * as v from 'valibot';
import { ORDER_PAYMENT_STATUS, REQUEST_FROM } from './labels.ts';
import { declareArea } from './operation.ts';
import { PAYMENT_STATUS_PATH } from './paths.ts';
import { answerOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { paymentAnswerSchema, paymentInitiationSchema } from './shapes/payment.ts';
import { loose, maybe, someHtml } from './shapes/scalars.ts';

export const paymentsOperations = declareArea('payments', {
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
    // What became of the payment is told in words; `result`, proposed (decision 026), is the order as they mean it.
    answer: answerOf({ notification_html: someHtml, result: maybe(orderSchema) }),
  },
});

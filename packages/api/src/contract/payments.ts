import * as v from 'valibot';
import { ORDER_PAYMENT_STATUS, ORDER_TYPES, REQUEST_FROM } from './labels.ts';
import { declareArea } from './operation.ts';
import { PAYMENT_STATUS_PATH } from './paths.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { paymentAnswerSchema, paymentInitiationSchema } from './shapes/payment.ts';
import { looseObject, optionalField, htmlOrEmpty } from './shapes/scalars.ts';

// `notification_html` is the status as text; `result`, proposed (decision 026), is the order in the same status.
const orderNotificationAnswer = answerSchemaOf({ notification_html: htmlOrEmpty, result: optionalField(orderSchema) });

export const paymentsOperations = declareArea('payments', {
  /**
   * Returns the number for the payment of an order. Path, request and answer are proposed; no screen calls it (AD-077).
   */
  createPaymentOrder: {
    method: 'POST',
    path: '/order/payment/create',
    auth: 'investor',
    idempotent: true,
    request: looseObject({ order_no: v.string(), order_type: v.picklist(ORDER_TYPES), order_amount: v.string() }),
    answer: answerSchemaOf({ result: looseObject({ order_number: v.string() }) }),
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
    request: looseObject({
      request_from: v.literal(REQUEST_FROM.paymentResponse),
      request_mode: v.literal(ORDER_PAYMENT_STATUS),
      order_number: v.string(),
    }),
    answer: orderNotificationAnswer,
  },
  /** The response page of a placed order, in HTML. */
  getOrderResponse: {
    method: 'POST',
    path: PAYMENT_STATUS_PATH,
    auth: 'investor',
    idempotent: false,
    request: looseObject({
      request_from: v.literal(REQUEST_FROM.orderResponse),
      request_mode: v.literal(ORDER_PAYMENT_STATUS),
      order_type: v.picklist(ORDER_TYPES),
      order_number: v.string(),
      selected_order: orderSchema,
    }),
    answer: orderNotificationAnswer,
  },
});

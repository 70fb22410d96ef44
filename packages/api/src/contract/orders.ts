import * as v from 'valibot';
import { LISTED_ORDER_TYPES, ORDER_PAYMENT_STATUS, ORDER_TYPES } from './labels.ts';
import { declareArea } from './operation.ts';
import { PAYMENT_STATUS_PATH } from './paths.ts';
import { bankAccountSchema } from './shapes/bank.ts';
import { statusFilterOptionSchema } from './shapes/common.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { portfolioResultSchema } from './shapes/portfolio.ts';
import { optionalListOf, looseObject, optionalField, emptyRequest, tolerantBoolean } from './shapes/scalars.ts';

export const ordersOperations = declareArea('orders', {
  listOrders: {
    method: 'POST',
    path: '/order/list',
    auth: 'investor',
    idempotent: false,
    answerSize: 'list',
    request: looseObject({ order_type: v.picklist(LISTED_ORDER_TYPES) }),
    answer: answerSchemaOf({
      result: v.array(orderSchema),
      bank_information: optionalField(bankAccountSchema),
      status_filter_list: optionalListOf(statusFilterOptionSchema),
    }),
  },
  getOrderStatus: {
    method: 'POST',
    path: PAYMENT_STATUS_PATH,
    auth: 'investor',
    idempotent: false,
    request: looseObject({
      request_mode: v.literal(ORDER_PAYMENT_STATUS),
      order_type: v.picklist(ORDER_TYPES),
      order_number: v.string(),
      order_id: v.string(),
      selected_order: orderSchema,
      check_mandate_status: v.boolean(),
    }),
    answer: answerSchemaOf({ result: orderSchema }),
  },
  getPortfolio: {
    method: 'POST',
    path: '/order/portfolio',
    auth: 'investor',
    idempotent: false,
    request: emptyRequest,
    answer: answerSchemaOf({ is_portfolio_available: tolerantBoolean, result: optionalField(portfolioResultSchema) }),
  },
});

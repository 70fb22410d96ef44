import * as v from 'valibot';
import { ADDITIONAL, BUY, ORDER_MODE } from './labels.ts';
import { declareArea } from './operation.ts';
import { bankAccountSchema } from './shapes/bank.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { optionSchema } from './shapes/option.ts';
import { orderSchema } from './shapes/order.ts';
import { optionalListOf, looseObject, text } from './shapes/scalars.ts';

/** Another investment into an order that holds units. Separate from `orders`, so that the lists do not load it. */
export const additionalOperations = declareArea('additional', {
  createAdditionalOrder: {
    method: 'POST',
    path: '/order/additional',
    auth: 'investor',
    idempotent: true,
    request: looseObject({
      client_info: looseObject({
        buy_sell: v.literal(BUY),
        buy_sell_type: v.literal(ADDITIONAL),
        order_id: v.string(),
        order_mode: v.literal(ORDER_MODE),
        /** Rupees as entered: whole paise, at most two decimals (051). */
        order_amount: v.string(),
      }),
    }),
    /** The new order, to be paid; absent fields are as in the order that it adds to (AD-039). */
    answer: answerSchemaOf({
      result: looseObject({
        ...v.partial(orderSchema).entries,
        request_mode: text,
        bank_information: bankAccountSchema,
        pay_bank_mode_list: optionalListOf(optionSchema),
      }),
    }),
  },
});

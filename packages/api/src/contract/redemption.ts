import * as v from 'valibot';
import { ORDER_MODE, REQUEST_ACTIONS, SELL } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { loose, maybe, text } from './shapes/scalars.ts';

/** Which order gives units back, and for how many rupees, before the exit load. */
const redeemedEntries = {
  buy_sell: v.literal(SELL),
  order_id: v.string(),
  order_mode: v.literal(ORDER_MODE),
  /** Rupees as entered: whole paise, at most two decimals (051). */
  order_amount: v.string(),
};

/** Units of an order back into money. Beside `orders`, so that the lists do not wait for it. */
export const redemptionOperations = declareArea('redemption', {
  /** One code to the mobile, one to the e-mail; they confirm this amount of this order and no other (C-23). */
  sendRedeemOtp: {
    method: 'POST',
    path: '/order/redeem/2factor',
    auth: 'investor',
    idempotent: false,
    request: loose({
      client_info: loose({
        ...redeemedEntries,
        order_number: v.string(),
        request_action: v.literal(REQUEST_ACTIONS.redeemOrder),
        is_otp_email_required: v.literal(true),
      }),
    }),
    answer: answerOf({ twofactor_id: text }),
  },
  redeemOrder: {
    method: 'POST',
    path: '/order/modify',
    auth: 'investor',
    idempotent: true,
    request: loose({
      client_info: loose(redeemedEntries),
      twofactor_token_id: v.string(),
      mobile_otp: v.string(),
      email_otp: v.string(),
    }),
    /** The order as it is afterwards: `mf_order_notification_message` says what becomes of the money. */
    answer: answerOf({ result: maybe(orderSchema) }),
  },
});

import * as v from 'valibot';
import { ORDER_MODE, REQUEST_ACTIONS, SELL } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { looseObject, optionalField, text } from './shapes/scalars.ts';

/** The redeemed order and the amount in rupees before the exit load. */
const redemptionEntries = {
  buy_sell: v.literal(SELL),
  order_id: v.string(),
  order_mode: v.literal(ORDER_MODE),
  /** Rupees as entered: whole paise, at most two decimals (051). */
  order_amount: v.string(),
};

/** Redemption of an order. Separate from `orders`, so that the lists do not load it. */
export const redemptionOperations = declareArea('redemption', {
  /** Sends a code by mobile and a code by email; both are valid only for this amount of this order (C-23). */
  sendRedeemOtp: {
    method: 'POST',
    path: '/order/redeem/2factor',
    auth: 'investor',
    idempotent: false,
    request: looseObject({
      client_info: looseObject({
        ...redemptionEntries,
        order_number: v.string(),
        request_action: v.literal(REQUEST_ACTIONS.redeemOrder),
        is_otp_email_required: v.literal(true),
      }),
    }),
    answer: answerSchemaOf({ twofactor_id: text }),
  },
  redeemOrder: {
    method: 'POST',
    path: '/order/modify',
    auth: 'investor',
    idempotent: true,
    request: looseObject({
      client_info: looseObject(redemptionEntries),
      twofactor_token_id: v.string(),
      mobile_otp: v.string(),
      email_otp: v.string(),
    }),
    /** The updated order; `mf_order_notification_message` describes the payout. */
    answer: answerSchemaOf({ result: optionalField(orderSchema) }),
  },
});

import * as v from 'valibot';
import { ADVICE_MODES } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerOf } from './shapes/envelope.ts';
import { optionSchema } from './shapes/option.ts';
import { loose, maybe } from './shapes/scalars.ts';
import { advisorSchema, paymentOrderInfoSchema, pricingSchema, watchlistSchema } from './shapes/watchlist.ts';

/** What the checkout says of a payment, and the order that it paid (sandbox.md 3.7; names proposed). */
export const advicePaymentSchema = loose({
  razorpay_payment_id: v.string(),
  razorpay_order_id: v.string(),
  razorpay_signature: v.string(),
  order_id: v.string(),
});
export type AdvicePayment = v.InferOutput<typeof advicePaymentSchema>;

/** Advice on a watchlist, paid by card. Beside `watchlists`, so that the lists do not wait for it. */
export const adviceOperations = declareArea('advice', {
  /**
   * Opens an order for the price of the plan that `pricing_plan.id` names, whatever else is sent (A51), or confirms its
   * payment. Refusals: 020 (subscribed already, or paid for and not confirmed yet), 061 (watchlist, plan, advisor), 072
   * (signature, amount or order not valid). A confirmation with the same payment is answered as the first one was.
   */
  orderAdvice: {
    method: 'POST',
    path: '/payment/schemeadvise/order',
    auth: 'investor',
    idempotent: true,
    request: loose({
      selected_watchlist: watchlistSchema,
      request_mode: v.picklist(Object.values(ADVICE_MODES)),
      pricing_plan: pricingSchema,
      scheme_advisor: advisorSchema,
      watchlist_name: v.string(),
      payment_order_response: maybe(advicePaymentSchema),
    }),
    answer: answerOf({
      result: loose({
        /** Absent where a payment is confirmed. */
        razorpay_orderinfo: maybe(paymentOrderInfoSchema),
        scheme_watch_list: v.array(watchlistSchema),
        watch_list: v.array(optionSchema),
      }),
    }),
  },
});

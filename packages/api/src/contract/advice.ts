import * as v from 'valibot';
import { ADVICE_MODES } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { optionSchema } from './shapes/option.ts';
import { looseObject, optionalField } from './shapes/scalars.ts';
import { advisorSchema, paymentOrderInfoSchema, pricingSchema, watchlistSchema } from './shapes/watchlist.ts';

/** The payment as the card checkout returns it, with the order that it paid (sandbox.md 3.7; names proposed). */
export const advicePaymentSchema = looseObject({
  razorpay_payment_id: v.string(),
  razorpay_order_id: v.string(),
  razorpay_signature: v.string(),
  order_id: v.string(),
});

/** Advice on a watchlist, paid by card. Separate from `watchlists`, so that the lists do not load it. */
export const adviceOperations = declareArea('advice', {
  /**
   * Opens an order for the price of the plan `pricing_plan.id`, regardless of other price fields (A51), or confirms its
   * payment. Refusals: 020 (already subscribed, or paid and not confirmed yet), 061 (watchlist, plan, advisor), 072
   * (signature, amount or order not valid). A repeated confirmation of the same payment gets the first answer again.
   */
  orderAdvice: {
    method: 'POST',
    path: '/payment/schemeadvise/order',
    auth: 'investor',
    idempotent: true,
    request: looseObject({
      selected_watchlist: watchlistSchema,
      request_mode: v.picklist(Object.values(ADVICE_MODES)),
      pricing_plan: pricingSchema,
      scheme_advisor: advisorSchema,
      watchlist_name: v.string(),
      payment_order_response: optionalField(advicePaymentSchema),
    }),
    answer: answerSchemaOf({
      result: looseObject({
        /** Absent in the answer to a confirmation. */
        razorpay_orderinfo: optionalField(paymentOrderInfoSchema),
        scheme_watch_list: v.array(watchlistSchema),
        watch_list: v.array(optionSchema),
      }),
    }),
  },
});

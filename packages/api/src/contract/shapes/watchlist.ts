import * as v from 'valibot';
import { DEFAULT_SCHEMES_IN_WATCHLIST } from '../limits.ts';
import { optionSchema } from './option.ts';
import { schemeSchema } from './scheme.ts';
import { count, flag, listOf, loose, someLongText, someText, text } from './scalars.ts';

export const watchlistSchema = loose({
  id: text,
  label: someText,
  value: someText,
  scheme_list: listOf(loose({ scheme_code: text })),
  subscription_enabled: flag,
});
export type Watchlist = v.InferOutput<typeof watchlistSchema>;

export const pricingSchema = loose({ id: text, label: someText, value: text });
export type Pricing = v.InferOutput<typeof pricingSchema>;

export const advisorSchema = loose({ _id: text, description: someText, value: someText });
export type Advisor = v.InferOutput<typeof advisorSchema>;

export const watchlistResultSchema = loose({
  scheme_list: v.array(schemeSchema),
  scheme_watch_list: v.array(watchlistSchema),
  watch_list: v.array(optionSchema),
  list_pricing: v.array(pricingSchema),
  list_scheme_advisors: v.array(advisorSchema),
  total_allowed_schemes_in_watchlist: v.nullish(count, DEFAULT_SCHEMES_IN_WATCHLIST),
});
export type WatchlistResult = v.InferOutput<typeof watchlistResultSchema>;

/** `razorpay_orderinfo`: what the payment widget is opened with. `amount` is in paise, as the widget takes it. */
export const paymentOrderInfoSchema = loose({
  key: text,
  amount: count,
  id: text,
  currency: text,
  name: someText,
  email: someText,
  mobile: someText,
  address: someText,
  description: someText,
  color: someText,
  logo: someLongText,
});
export type PaymentOrderInfo = v.InferOutput<typeof paymentOrderInfoSchema>;

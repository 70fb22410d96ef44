import * as v from 'valibot';
import { DEFAULT_SCHEMES_IN_WATCHLIST } from '../limits.ts';
import { optionSchema } from './option.ts';
import { schemeSchema } from './scheme.ts';
import {
  safeNumber,
  booleanOrFalse,
  optionalListOf,
  looseObject,
  longTextOrEmpty,
  textOrEmpty,
  text,
} from './scalars.ts';

export const watchlistSchema = looseObject({
  id: text,
  label: textOrEmpty,
  value: textOrEmpty,
  scheme_list: optionalListOf(looseObject({ scheme_code: text })),
  subscription_enabled: booleanOrFalse,
});

export const pricingSchema = looseObject({ id: text, label: textOrEmpty, value: text });

export const advisorSchema = looseObject({ _id: text, description: textOrEmpty, value: textOrEmpty });

export const watchlistResultSchema = looseObject({
  scheme_list: v.array(schemeSchema),
  scheme_watch_list: v.array(watchlistSchema),
  watch_list: v.array(optionSchema),
  list_pricing: v.array(pricingSchema),
  list_scheme_advisors: v.array(advisorSchema),
  total_allowed_schemes_in_watchlist: v.nullish(safeNumber, DEFAULT_SCHEMES_IN_WATCHLIST),
});

/** `razorpay_orderinfo`: the options of the payment widget. `amount` is in paise. */
export const paymentOrderInfoSchema = looseObject({
  key: text,
  amount: safeNumber,
  id: text,
  currency: text,
  name: textOrEmpty,
  email: textOrEmpty,
  mobile: textOrEmpty,
  address: textOrEmpty,
  description: textOrEmpty,
  color: textOrEmpty,
  logo: longTextOrEmpty,
});

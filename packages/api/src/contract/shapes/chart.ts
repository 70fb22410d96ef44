import * as v from 'valibot';
import { bankAccountSchema } from './bank.ts';
import { optionSchema } from './option.ts';
import { answerOf } from './envelope.ts';
import { nomineeListsEntries } from './nominee.ts';
import { count, flag, loose, someNotice, someText, text } from './scalars.ts';
import { lumpsumOptionSchema, sipOptionSchema } from './terms.ts';

/** What decides whether an order may be placed; an absent permission is none. */
export const checkoutFlagsSchema = loose({
  is_order_checkout_allowed: flag,
  is_pending_order: flag,
  order_checkout_validation_message: someNotice,
  order_checkout_redirect_url: someText,
  is_bse_client_code_approved: flag,
  is_bse_nominee_verified: flag,
  is_kyc_esign_verified: flag,
});
export type CheckoutFlags = v.InferOutput<typeof checkoutFlagsSchema>;

const percent = v.nullish(v.nullable(count), null);

export const percentGroupSchema = loose({ '1y_percent': percent, '3y_percent': percent, '5y_percent': percent });
export type PercentGroup = v.InferOutput<typeof percentGroupSchema>;

export const sipReturnsSchema = loose({
  ...percentGroupSchema.entries,
  '1y_percent_annualized': v.optional(count),
  '3y_percent_annualized': v.optional(count),
  '5y_percent_annualized': v.optional(count),
});
export type SipReturns = v.InferOutput<typeof sipReturnsSchema>;

export const lumpsumReturnsSchema = loose({
  absolute: v.nullish(percentGroupSchema, {}),
  annualized: v.nullish(percentGroupSchema, {}),
});
export type LumpsumReturns = v.InferOutput<typeof lumpsumReturnsSchema>;

export const holdingSchema = loose({
  stock_search_id: someText,
  company_name: someText,
  sector_name: someText,
  instrument_name: someText,
  /** Percent of the assets; null where it is not said. */
  corpus_per: percent,
});
export type Holding = v.InferOutput<typeof holdingSchema>;

export const fundManagerSchema = loose({
  person_id: someText,
  person_name: someText,
  education: someText,
  experience: someText,
});
export type FundManager = v.InferOutput<typeof fundManagerSchema>;

export const schemeChartSchema = answerOf({
  ...checkoutFlagsSchema.entries,
  sip_minimum_date: someText,
  sip_maximum_date: someText,
  sip_exclude_date_list: v.array(text),
  login_stage: someText,
  scheme_code: text,
  /** The scheme as the provider knows it, PROPOSED; a page shows these and never its address (decision 024). */
  scheme_name: someText,
  scheme_isin: someText,
  /** As on the card of the list, PROPOSED; '' where the provider says nothing. */
  scheme_amc: someText,
  scheme_category: someText,
  sub_category: someText,
  risk: someText,
  /** Pairs of milliseconds since the epoch and net asset value. */
  nav_data_list: v.array(v.tuple([count, count])),
  sip_order_frequency: v.array(optionSchema),
  sip_order_terms: v.array(sipOptionSchema),
  general_order_terms: v.array(lumpsumOptionSchema),
  sip_returns_calculation: v.nullish(sipReturnsSchema, {}),
  lumpsum_returns_calculation: v.nullish(lumpsumReturnsSchema, {}),
  seriespie_sector: v.array(count),
  optionspie_sector: v.array(text),
  bank_account_list: v.array(bankAccountSchema),
  ...nomineeListsEntries,
  client_code: someText,
  holdings_list: v.array(holdingSchema),
  fund_manager_list: v.array(fundManagerSchema),
});
export type SchemeChart = v.InferOutput<typeof schemeChartSchema>;

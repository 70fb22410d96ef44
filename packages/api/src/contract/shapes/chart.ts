import * as v from 'valibot';
import { RISKOMETER_LEVELS } from '../labels.ts';
import { bankAccountSchema } from './bank.ts';
import { optionSchema } from './option.ts';
import { answerSchemaOf } from './envelope.ts';
import { nomineeListsEntries } from './nominee.ts';
import {
  safeNumber,
  booleanOrFalse,
  looseObject,
  noticeOrEmpty,
  numberFromZero,
  optionalField,
  optionalValueOf,
  textOrEmpty,
  text,
} from './scalars.ts';
import { fundEntries } from './scheme.ts';
import { lumpsumOptionSchema, sipOptionSchema } from './terms.ts';

/** The conditions for placing an order; an absent permission is not granted. */
export const checkoutFlagsSchema = looseObject({
  is_order_checkout_allowed: booleanOrFalse,
  is_pending_order: booleanOrFalse,
  order_checkout_validation_message: noticeOrEmpty,
  order_checkout_redirect_url: textOrEmpty,
  is_bse_client_code_approved: booleanOrFalse,
  is_bse_nominee_verified: booleanOrFalse,
  is_kyc_esign_verified: booleanOrFalse,
});

const percentOrNull = v.nullish(v.nullable(safeNumber), null);

export const percentGroupSchema = looseObject({
  '1y_percent': percentOrNull,
  '3y_percent': percentOrNull,
  '5y_percent': percentOrNull,
});

export const sipReturnsSchema = looseObject({
  ...percentGroupSchema.entries,
  '1y_percent_annualized': v.optional(safeNumber),
  '3y_percent_annualized': v.optional(safeNumber),
  '5y_percent_annualized': v.optional(safeNumber),
});

export const lumpsumReturnsSchema = looseObject({
  absolute: v.nullish(percentGroupSchema, {}),
  annualized: v.nullish(percentGroupSchema, {}),
});

export const holdingSchema = looseObject({
  stock_search_id: textOrEmpty,
  company_name: textOrEmpty,
  sector_name: textOrEmpty,
  instrument_name: textOrEmpty,
  /** Percent of the assets; null if unknown. */
  corpus_per: percentOrNull,
});

export const fundManagerSchema = looseObject({
  person_id: textOrEmpty,
  person_name: textOrEmpty,
  education: textOrEmpty,
  experience: textOrEmpty,
});

export const schemeChartSchema = answerSchemaOf({
  ...checkoutFlagsSchema.entries,
  sip_minimum_date: textOrEmpty,
  sip_maximum_date: textOrEmpty,
  sip_exclude_date_list: v.array(text),
  login_stage: textOrEmpty,
  scheme_code: text,
  /** PROPOSED: name and ISIN as known to the provider; a page shows these, never its address (decision 024). */
  scheme_name: textOrEmpty,
  scheme_isin: textOrEmpty,
  /** PROPOSED: as in the scheme list; '' if the provider sends none. */
  scheme_amc: textOrEmpty,
  scheme_category: textOrEmpty,
  sub_category: textOrEmpty,
  risk: textOrEmpty,
  mfapi_scheme_code: textOrEmpty,
  ...fundEntries,
  /** PROPOSED (1.4.0): SEBI's riskometer, beside the text in `risk`; absent if the fund is not rated. */
  riskometer_level: optionalValueOf(RISKOMETER_LEVELS),
  /** PROPOSED (1.4.0): total expense ratio of this plan, percent of the assets in a year, as last published. */
  expense_ratio_percent: optionalField(numberFromZero),
  /** PROPOSED (1.4.0): the first-tier benchmark of the fund, for example `NIFTY 100 TRI`. */
  benchmark_name: optionalField(text),
  /** PROPOSED (1.4.0), `dd/mm/yyyy`: day of the first allotment of this plan. */
  launch_date: optionalField(text),
  /** Pairs of milliseconds since the epoch and net asset value. */
  nav_data_list: v.array(v.tuple([safeNumber, safeNumber])),
  sip_order_frequency: v.array(optionSchema),
  sip_order_terms: v.array(sipOptionSchema),
  general_order_terms: v.array(lumpsumOptionSchema),
  sip_returns_calculation: v.nullish(sipReturnsSchema, {}),
  lumpsum_returns_calculation: v.nullish(lumpsumReturnsSchema, {}),
  seriespie_sector: v.array(safeNumber),
  optionspie_sector: v.array(text),
  bank_account_list: v.array(bankAccountSchema),
  ...nomineeListsEntries,
  client_code: textOrEmpty,
  holdings_list: v.array(holdingSchema),
  fund_manager_list: v.array(fundManagerSchema),
});

import * as v from 'valibot';
import { flag, listOf, loose, maybe, someCount, someLongText, someText, text, yes, yn } from './scalars.ts';

/** Percents are text and may start with `-`. */
export const schemeSchema = loose({
  _id: text,
  scheme_name: text,
  scheme_isin: someText,
  scheme_isin_1: someText,
  scheme_code: text,
  scheme_category: someText,
  risk: someText,
  logo_url: someLongText,
  scheme_amc: someText,
  one_month_percent: someText,
  three_month_percent: someText,
  six_month_percent: someText,
  one_year_percent: someText,
  three_year_percent: someText,
  five_year_percent: someText,
  three_month_percent_show: flag,
  six_month_percent_show: flag,
  one_year_percent_show: flag,
  three_year_percent_show: flag,
  five_year_percent_show: flag,
  sip_returns_data: v.nullish(
    loose({ '1y_percent_annualized': someText, '3y_percent_annualized': someText, '5y_percent_annualized': someText }),
    {},
  ),
  scheme_minimum_investment_amount: someCount,
  scheme_master: listOf(loose({ param_scheme_code: text })),
  mfapi_scheme_code: someText,
  scheme_information: v.nullish(loose({ param_amc_code: someText }), {}),
  is_sip_allowed: yn,
  is_lumpsum_allowed: yn,
  sub_category: someText,
  /** The tick of a watchlist; never sent and never expected (DO-354). */
  is_checked: maybe(yes),
});
export type Scheme = v.InferOutput<typeof schemeSchema>;

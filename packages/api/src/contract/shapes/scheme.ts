import * as v from 'valibot';
import { SCHEME_PLANS } from '../labels.ts';
import {
  booleanOrFalse,
  numberFromZero,
  optionalListOf,
  looseObject,
  optionalField,
  optionalValueOf,
  safeNumberOrZero,
  longTextOrEmpty,
  textOrEmpty,
  text,
  tolerantBoolean,
  yesNoLetter,
} from './scalars.ts';

/** The fund that a scheme is a plan of, in the list and in the chart. */
export const fundEntries = {
  /** PROPOSED (1.4.0): the fund without plan and option, the same text for its direct and its regular plan. */
  fund_name: optionalField(text),
  /** PROPOSED (1.4.0): `direct`, or `regular` with the commission of a distributor. */
  scheme_plan: optionalValueOf(SCHEME_PLANS),
  /** PROPOSED (1.4.0): assets of all plans of the fund in crore rupees (10 million), as last published. */
  fund_size_crore: optionalField(numberFromZero),
};

/** Percents are text and may start with `-`. */
export const schemeSchema = looseObject({
  _id: text,
  scheme_name: text,
  scheme_isin: textOrEmpty,
  scheme_isin_1: textOrEmpty,
  scheme_code: text,
  scheme_category: textOrEmpty,
  risk: textOrEmpty,
  logo_url: longTextOrEmpty,
  scheme_amc: textOrEmpty,
  one_month_percent: textOrEmpty,
  three_month_percent: textOrEmpty,
  six_month_percent: textOrEmpty,
  one_year_percent: textOrEmpty,
  three_year_percent: textOrEmpty,
  five_year_percent: textOrEmpty,
  three_month_percent_show: booleanOrFalse,
  six_month_percent_show: booleanOrFalse,
  one_year_percent_show: booleanOrFalse,
  three_year_percent_show: booleanOrFalse,
  five_year_percent_show: booleanOrFalse,
  sip_returns_data: v.nullish(
    looseObject({
      '1y_percent_annualized': textOrEmpty,
      '3y_percent_annualized': textOrEmpty,
      '5y_percent_annualized': textOrEmpty,
    }),
    {},
  ),
  scheme_minimum_investment_amount: safeNumberOrZero,
  scheme_master: optionalListOf(looseObject({ param_scheme_code: text })),
  mfapi_scheme_code: textOrEmpty,
  scheme_information: v.nullish(looseObject({ param_amc_code: textOrEmpty }), {}),
  is_sip_allowed: yesNoLetter,
  is_lumpsum_allowed: yesNoLetter,
  sub_category: textOrEmpty,
  ...fundEntries,
  /** The tick on the watchlist page; neither sent nor received (DO-354). */
  is_checked: optionalField(tolerantBoolean),
});

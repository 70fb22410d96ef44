import * as v from 'valibot';
import { BUY, FRESH, NOMINEE_OPTIONS } from '../labels.ts';
import { bankAccountSchema } from './bank.ts';
import { optionSchema } from './option.ts';
import { schemeSchema } from './scheme.ts';
import {
  safeNumber,
  booleanOrFalse,
  optionalListOf,
  looseObject,
  optionalField,
  safeNumberOrZero,
  textOrEmpty,
  text,
} from './scalars.ts';
import { schemeParamsSchema, sipOptionSchema, sipTypeSchema } from './terms.ts';

/** The fields of every purchase; the bank account is the primary account. */
const purchaseEntries = {
  scheme_code: v.string(),
  scheme_name: v.string(),
  buy_sell: v.literal(BUY),
  buy_sell_type: v.literal(FRESH),
  bank_account_information: bankAccountSchema,
  nominee_option: v.picklist(NOMINEE_OPTIONS),
  nominee_id: v.string(),
};

/** A fresh lumpsum order. */
export const freshOrderSchema = looseObject({
  ...purchaseEntries,
  scheme_isin: v.string(),
  /** Rupees as entered: whole paise, at most two decimals (051). */
  order_amount: v.string(),
  selected_order: schemeParamsSchema,
});

export const sipOrderPayloadSchema = looseObject({
  ...purchaseEntries,
  selected_order: sipOptionSchema,
  mfapi_scheme_code: v.string(),
  /** Rupees as entered: whole paise, at most two decimals (051). */
  sip_installment_amount: v.string(),
  sip_frequency_type: v.string(),
  sip_no_of_installments: v.number(),
  sip_start_date: v.string(),
  /** `''` without a mandate. */
  mandate_id: v.string(),
  sip_mode: v.string(),
  sip_id: v.string(),
  sip_folio_no: v.string(),
  sip_type: sipTypeSchema,
  /** For information only: the provider decides. */
  is_first_order_today: v.boolean(),
  transaction_mode: v.string(),
  minimum_installment_amount: v.number(),
  maximum_installment_amount: v.number(),
  is_pause_allowed: v.boolean(),
  pause_minimum_installments: v.number(),
  pause_maximum_installments: v.number(),
});

export const stpSpecificationSchema = looseObject({
  scheme_isin: textOrEmpty,
  scheme_code: text,
  scheme_name: textOrEmpty,
  stp_frequency: text,
  stp_in_minimum_installment_amount: safeNumber,
  stp_in_maximum_installment_amount: safeNumber,
  stp_minimum_installment_numbers: safeNumber,
  stp_maximum_installment_numbers: safeNumber,
  /** Days of the month, `'1,7,15'`. */
  stp_dates: textOrEmpty,
});

export const stpTargetSchemeSchema = looseObject({
  ...schemeSchema.entries,
  stp_scheme_specifications: optionalListOf(stpSpecificationSchema),
});

export const stpOrderSchema = looseObject({
  stp_frequency: v.string(),
  stp_scheme: v.string(),
  stp_scheme_code: v.string(),
  mfapi_scheme_code: v.string(),
  stp_installments: v.number(),
  /** Rupees as entered: whole paise, at most two decimals (051). */
  stp_amount: v.string(),
  /** The day of the month, one of `stp_dates`. */
  stp_date: v.number(),
  /** The first such day as shown to the user, `dd/mm/yyyy` (051 if the provider has another day); '' if unknown. */
  stp_date_value: v.string(),
  validation_message_text: v.string(),
});

export const swpSettingsSchema = looseObject({
  swp_installment_numbers_list: optionalListOf(optionSchema),
  swp_frequency_list: optionalListOf(optionSchema),
  minimum_swp_amount: safeNumberOrZero,
  maximum_swp_amount: safeNumberOrZero,
  swp_exclude_date_list: optionalListOf(text),
  /** Display state only: the code is required in any case. */
  is_otp_enabled: booleanOrFalse,
});

export const swpOrderSchema = looseObject({
  mobile_otp: v.string(),
  email_otp: v.string(),
  twofactor_token_id: v.string(),
  swp_no_of_installments: safeNumber,
  swp_frequency: text,
  /** Rupees as entered: whole paise, at most two decimals (051). */
  swp_amount: text,
  swp_date: v.string(),
  display_text: optionalField(text),
});

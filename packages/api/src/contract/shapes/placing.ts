import * as v from 'valibot';
import { BUY, FRESH, NOMINEE_OPTIONS } from '../labels.ts';
import { bankAccountSchema } from './bank.ts';
import { optionSchema } from './option.ts';
import { schemeSchema } from './scheme.ts';
import { count, flag, listOf, loose, maybe, someCount, someText, text, yn } from './scalars.ts';
import { schemeParamsSchema, sipOptionSchema, sipTypeSchema } from './terms.ts';

/** A fresh lumpsum order; the account is the primary one. */
export const freshOrderSchema = loose({
  scheme_code: v.string(),
  scheme_name: v.string(),
  scheme_isin: v.string(),
  buy_sell: v.literal(BUY),
  buy_sell_type: v.literal(FRESH),
  order_amount: v.string(),
  bank_account_information: bankAccountSchema,
  selected_order: schemeParamsSchema,
  nominee_option: v.picklist(NOMINEE_OPTIONS),
  nominee_id: v.string(),
});
export type FreshOrder = v.InferOutput<typeof freshOrderSchema>;

/** `sip_order` of the navigation state. */
export const sipOrderFormSchema = loose({
  scheme_name: text,
  display_text: someText,
  sip_frequency: text,
  sip_amount: text,
  sip_date: count,
  sip_date_value: someText,
  scheme_code: text,
  scheme_isin: someText,
  sip_installment_numbers: count,
  transaction_mode: someText,
  lockin_period_flag: yn,
  lockin_period: someText,
  purchase_cutoff_time: someText,
  is_pause_allowed: flag,
  pause_text: someText,
  sip_exclude_date_list: listOf(text),
  is_nach_mandate: flag,
});
export type SipOrderForm = v.InferOutput<typeof sipOrderFormSchema>;

export const sipOrderPayloadSchema = loose({
  selected_order: sipOptionSchema,
  mfapi_scheme_code: v.string(),
  scheme_code: v.string(),
  scheme_name: v.string(),
  buy_sell: v.literal(BUY),
  buy_sell_type: v.literal(FRESH),
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
  /** Informative: the provider decides. */
  is_first_order_today: v.boolean(),
  transaction_mode: v.string(),
  minimum_installment_amount: v.number(),
  maximum_installment_amount: v.number(),
  bank_account_information: bankAccountSchema,
  is_pause_allowed: v.boolean(),
  pause_minimum_installments: v.number(),
  pause_maximum_installments: v.number(),
  nominee_option: v.picklist(NOMINEE_OPTIONS),
  nominee_id: v.string(),
});
export type SipOrderPayload = v.InferOutput<typeof sipOrderPayloadSchema>;

export const stpSpecificationSchema = loose({
  scheme_isin: someText,
  scheme_code: text,
  scheme_name: someText,
  stp_frequency: text,
  stp_in_minimum_installment_amount: count,
  stp_in_maximum_installment_amount: count,
  stp_minimum_installment_numbers: count,
  stp_maximum_installment_numbers: count,
  /** Days of the month, `'1,7,15'`. */
  stp_dates: someText,
});
export type StpSpecification = v.InferOutput<typeof stpSpecificationSchema>;

export const stpSchemeSchema = loose({
  ...schemeSchema.entries,
  stp_scheme_specifications: listOf(stpSpecificationSchema),
});
export type StpScheme = v.InferOutput<typeof stpSchemeSchema>;

export const stpOrderSchema = loose({
  stp_frequency: v.string(),
  stp_scheme: v.string(),
  stp_scheme_code: v.string(),
  mfapi_scheme_code: v.string(),
  stp_installments: v.number(),
  stp_amount: v.string(),
  stp_date: v.number(),
  stp_date_value: v.string(),
  validation_message_text: v.string(),
});
export type StpOrder = v.InferOutput<typeof stpOrderSchema>;

export const swpSettingsSchema = loose({
  swp_installment_numbers_list: listOf(optionSchema),
  swp_frequency_list: listOf(optionSchema),
  minimum_swp_amount: someCount,
  maximum_swp_amount: someCount,
  swp_exclude_date_list: listOf(text),
  /** Display state; it never skips the code. */
  is_otp_enabled: flag,
});
export type SwpSettings = v.InferOutput<typeof swpSettingsSchema>;

export const swpOrderSchema = loose({
  mobile_otp: v.string(),
  email_otp: v.string(),
  twofactor_token_id: v.string(),
  swp_no_of_installments: count,
  swp_frequency: text,
  swp_amount: text,
  swp_date: v.string(),
  display_text: maybe(text),
});
export type SwpOrder = v.InferOutput<typeof swpOrderSchema>;

export const pauseFormSchema = loose({
  pause_no_of_installments: v.number(),
  pause_installment_list: v.array(v.number()),
  pin_verification_value: v.string(),
});
export type PauseForm = v.InferOutput<typeof pauseFormSchema>;

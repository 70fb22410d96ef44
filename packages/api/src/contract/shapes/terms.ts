import * as v from 'valibot';
import { SIP_TYPES } from '../labels.ts';
import { count, flag, listOf, loose, someCount, someText, text, yn } from './scalars.ts';

/** `'xsip'` or `'sip'`, in any case. */
export const sipTypeSchema = v.pipe(v.string(), v.toLowerCase(), v.picklist(SIP_TYPES));

const lockInEntries = { lockin_period_flag: yn, lockin_period: someText, purchase_cutoff_time: someText };

/** What a SIP says of its scheme, as an option and in the form. */
export const sipSchemeEntries = {
  display_text: someText,
  scheme_code: text,
  scheme_isin: someText,
  transaction_mode: someText,
  ...lockInEntries,
  is_pause_allowed: flag,
  pause_text: someText,
  sip_exclude_date_list: listOf(text),
  is_nach_mandate: flag,
};

/** A maximum below 1 means no limit (`UNLIMITED_AMOUNT`). */
export const sipOptionSchema = loose({
  ...sipSchemeEntries,
  scheme_name: someText,
  minimum_installment_amount: count,
  maximum_installment_amount: count,
  sip_frequency: someText,
  /** Days of the month, `'1,7,15'`. */
  sip_dates: someText,
  sip_minimum_installment_numbers: someCount,
  sip_maximum_installment_numbers: someCount,
  sip_type: sipTypeSchema,
  pause_minimum_installments: someCount,
  pause_maximum_installments: someCount,
});
export type SipOption = v.InferOutput<typeof sipOptionSchema>;

export const schemeParamsSchema = loose({
  param_scheme_name: text,
  param_scheme_code: text,
  param_redemption_allowed: yn,
  param_exit_load_flag: yn,
  param_swp_flag: yn,
  param_purchase_cutoff_time: someText,
});
export type SchemeParams = v.InferOutput<typeof schemeParamsSchema>;

export const lumpsumInformationSchema = loose({
  ...schemeParamsSchema.entries,
  param_scheme_name: someText,
  param_unique_no: someText,
  param_settlement_type: someText,
  param_stp_flag: yn,
  minimum_purchase_amount: count,
  maximum_purchase_amount: count,
});

export const lumpsumOptionSchema = loose({
  order_amount: someText,
  display_text: someText,
  ...lockInEntries,
  param_exit_load_flag: yn,
  param_exit_load: someText,
  information: lumpsumInformationSchema,
});
export type LumpsumOption = v.InferOutput<typeof lumpsumOptionSchema>;

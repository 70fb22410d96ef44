import * as v from 'valibot';
import { SIP_TYPES } from '../labels.ts';
import {
  safeNumber,
  booleanOrFalse,
  optionalListOf,
  looseObject,
  safeNumberOrZero,
  textOrEmpty,
  text,
  yesNoLetter,
} from './scalars.ts';

/** `'xsip'` or `'sip'`, in any case. */
export const sipTypeSchema = v.pipe(v.string(), v.toLowerCase(), v.picklist(SIP_TYPES));

const lockInEntries = {
  lockin_period_flag: yesNoLetter,
  lockin_period: textOrEmpty,
  purchase_cutoff_time: textOrEmpty,
};

/** The fields of a scheme in a SIP option and in the SIP form. */
export const sipSchemeEntries = {
  display_text: textOrEmpty,
  scheme_code: text,
  scheme_isin: textOrEmpty,
  transaction_mode: textOrEmpty,
  ...lockInEntries,
  is_pause_allowed: booleanOrFalse,
  pause_text: textOrEmpty,
  sip_exclude_date_list: optionalListOf(text),
  is_nach_mandate: booleanOrFalse,
};

/** A maximum below 1 means no limit (`UNLIMITED_AMOUNT`). */
export const sipOptionSchema = looseObject({
  ...sipSchemeEntries,
  scheme_name: textOrEmpty,
  minimum_installment_amount: safeNumber,
  maximum_installment_amount: safeNumber,
  sip_frequency: textOrEmpty,
  /** Days of the month, `'1,7,15'`. */
  sip_dates: textOrEmpty,
  sip_minimum_installment_numbers: safeNumberOrZero,
  sip_maximum_installment_numbers: safeNumberOrZero,
  sip_type: sipTypeSchema,
  pause_minimum_installments: safeNumberOrZero,
  pause_maximum_installments: safeNumberOrZero,
});

export const schemeParamsSchema = looseObject({
  param_scheme_name: text,
  param_scheme_code: text,
  param_redemption_allowed: yesNoLetter,
  param_exit_load_flag: yesNoLetter,
  param_swp_flag: yesNoLetter,
  param_purchase_cutoff_time: textOrEmpty,
});

export const lumpsumInformationSchema = looseObject({
  ...schemeParamsSchema.entries,
  param_scheme_name: textOrEmpty,
  param_unique_no: textOrEmpty,
  param_settlement_type: textOrEmpty,
  param_stp_flag: yesNoLetter,
  minimum_purchase_amount: safeNumber,
  maximum_purchase_amount: safeNumber,
});

export const lumpsumOptionSchema = looseObject({
  order_amount: textOrEmpty,
  display_text: textOrEmpty,
  ...lockInEntries,
  param_exit_load_flag: yesNoLetter,
  param_exit_load: textOrEmpty,
  information: lumpsumInformationSchema,
});

import * as v from 'valibot';
import { bankAccountSchema } from './bank.ts';
import { debitOptionSchema } from './common.ts';
import {
  safeNumber,
  booleanOrFalse,
  looseObject,
  optionalField,
  longTextOrEmpty,
  noticeOrEmpty,
  textOrEmpty,
  text,
} from './scalars.ts';

/** The available limit is `amount - limit_used`, in rupees; `is_processed`: the bank approved the mandate. */
export const mandateSchema = looseObject({
  mandate_id: text,
  amount: safeNumber,
  limit_used: safeNumber,
  account_no: textOrEmpty,
  account_type: textOrEmpty,
  ifsc_code: textOrEmpty,
  start_date: textOrEmpty,
  end_date: textOrEmpty,
  status: textOrEmpty,
  is_selected: booleanOrFalse,
  is_primary: booleanOrFalse,
  is_cancelled: booleanOrFalse,
  is_processed: booleanOrFalse,
  is_active: booleanOrFalse,
  is_reupload: booleanOrFalse,
  /** PROPOSED: time of the registration, ISO 8601 with offset. */
  created_date: optionalField(text),
});

/** The bank's decision about a mandate; an empty status means that there is none yet. */
export const mandateStatusEntries = { status: textOrEmpty, is_processed: booleanOrFalse, is_reupload: booleanOrFalse };

/** `nach_form` is a PDF, base64. */
export const nachFormSchema = looseObject({ mandate_id: text, nach_form: longTextOrEmpty });

export const bankListResultSchema = looseObject({
  customer_bank_list: v.array(bankAccountSchema),
  customer_mandate_list: v.array(mandateSchema),
  customer_pending_mandate_list: v.array(mandateSchema),
  customer_mandate_debit_list: v.array(debitOptionSchema),
  mandate_nach_list: v.array(nachFormSchema),
  mandate_date_validation: v.nullish(looseObject({ message_text: noticeOrEmpty }), {}),
  is_register_mandate_allowed: booleanOrFalse,
  is_first_order_today: booleanOrFalse,
});

import * as v from 'valibot';
import { bankAccountSchema } from './bank.ts';
import { debitOptionSchema } from './common.ts';
import { count, flag, loose, maybe, someLongText, someNotice, someText, text } from './scalars.ts';

/** Available is `amount - limit_used`; `is_processed` means decided positively by the bank. */
export const mandateSchema = loose({
  mandate_id: text,
  amount: count,
  limit_used: count,
  account_no: someText,
  account_type: someText,
  ifsc_code: someText,
  start_date: someText,
  end_date: someText,
  status: someText,
  is_selected: flag,
  is_primary: flag,
  is_cancelled: flag,
  is_processed: flag,
  is_active: flag,
  is_reupload: flag,
  /** PROPOSED: when it was registered, ISO 8601 with offset. */
  created_date: maybe(text),
});
export type Mandate = v.InferOutput<typeof mandateSchema>;

/** What the bank has said about a mandate so far; an empty status means that it has said nothing yet. */
export const mandateStatusEntries = { status: someText, is_processed: flag, is_reupload: flag };

/** `nach_form` is a PDF, base64. */
export const nachFormSchema = loose({ mandate_id: text, nach_form: someLongText });
export type NachForm = v.InferOutput<typeof nachFormSchema>;

export const bankListResultSchema = loose({
  customer_bank_list: v.array(bankAccountSchema),
  customer_mandate_list: v.array(mandateSchema),
  customer_pending_mandate_list: v.array(mandateSchema),
  customer_mandate_debit_list: v.array(debitOptionSchema),
  mandate_nach_list: v.array(nachFormSchema),
  mandate_date_validation: v.nullish(loose({ message_text: someNotice }), {}),
  is_register_mandate_allowed: flag,
  is_first_order_today: flag,
});
export type BankListResult = v.InferOutput<typeof bankListResultSchema>;

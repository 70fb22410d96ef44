import type * as v from 'valibot';
import { optionSchema } from './option.ts';
import { flag, listOf, loose, maybe, count, someText, text } from './scalars.ts';

export const bankAccountSchema = loose({
  beneficiary_account_no: text,
  beneficiary_account_type: someText,
  beneficiary_account_holder_name: someText,
  beneficiary_ifsc: someText,
  beneficiary_bank_name: someText,
  beneficiary_bank_branch_name: someText,
  beneficiary_bank_branch_address: someText,
  is_primary: flag,
  /** Sent by the provider, read by nobody. */
  mf_order_status_id: maybe(count),
});
export type BankAccount = v.InferOutput<typeof bankAccountSchema>;

export const bankEntrySchema = loose({
  bank_account_number: text,
  bank_ifsc_code: text,
  bank_account_type: text,
  bank_name: text,
});
export type BankEntry = v.InferOutput<typeof bankEntrySchema>;

export const bankInfoSchema = loose({
  account_number: someText,
  ifsc_code: someText,
  account_type: someText,
  bank_name: someText,
});
export type BankInfo = v.InferOutput<typeof bankInfoSchema>;

/** What a form of an account chooses from. */
export const bankMasterListSchema = loose({
  bank_account_type: listOf(optionSchema),
  bank_list: listOf(optionSchema),
});
export type BankMasterList = v.InferOutput<typeof bankMasterListSchema>;

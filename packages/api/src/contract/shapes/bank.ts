import { optionSchema } from './option.ts';
import {
  booleanOrFalse,
  optionalListOf,
  looseObject,
  optionalField,
  safeNumber,
  textOrEmpty,
  text,
} from './scalars.ts';

export const bankAccountSchema = looseObject({
  beneficiary_account_no: text,
  beneficiary_account_type: textOrEmpty,
  beneficiary_account_holder_name: textOrEmpty,
  beneficiary_ifsc: textOrEmpty,
  beneficiary_bank_name: textOrEmpty,
  beneficiary_bank_branch_name: textOrEmpty,
  beneficiary_bank_branch_address: textOrEmpty,
  is_primary: booleanOrFalse,
  /** Sent by the provider, not used. */
  mf_order_status_id: optionalField(safeNumber),
});

export const bankEntrySchema = looseObject({
  bank_account_number: text,
  bank_ifsc_code: text,
  bank_account_type: text,
  bank_name: text,
});

export const bankInfoSchema = looseObject({
  account_number: textOrEmpty,
  ifsc_code: textOrEmpty,
  account_type: textOrEmpty,
  bank_name: textOrEmpty,
});

/** The options of an account form. */
export const bankMasterListSchema = looseObject({
  bank_account_type: optionalListOf(optionSchema),
  bank_list: optionalListOf(optionSchema),
});

import { booleanOrFalse, looseObject, textOrEmpty, text } from './scalars.ts';

/** A client in the back-office list. `_id` is the customer id. */
export const clientRecordSchema = looseObject({
  _id: text,
  login_mobile_number: textOrEmpty,
  login_email: textOrEmpty,
  login_stage: textOrEmpty,
  login_status: textOrEmpty,
  login_kyc_verified: booleanOrFalse,
  login_esign_verified: booleanOrFalse,
  login_bse_clientcode_verified: booleanOrFalse,
  login_bse_photo_verified: booleanOrFalse,
  login_bse_fatca_verified: booleanOrFalse,
  /** The last four digits only. */
  beneficiary_account_no: textOrEmpty,
  is_primary: booleanOrFalse,
});

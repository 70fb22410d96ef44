import type * as v from 'valibot';
import { flag, loose, someText, text } from './scalars.ts';

/** A client in the back-office list. `_id` is the customer id. */
export const clientRecordSchema = loose({
  _id: text,
  login_mobile_number: someText,
  login_email: someText,
  login_stage: someText,
  login_status: someText,
  login_kyc_verified: flag,
  login_esign_verified: flag,
  login_bse_clientcode_verified: flag,
  login_bse_photo_verified: flag,
  login_bse_fatca_verified: flag,
  /** Its last four digits only. */
  beneficiary_account_no: someText,
  is_primary: flag,
});
export type ClientRecord = v.InferOutput<typeof clientRecordSchema>;

import type { StageInfo } from '@folioflow/api/contract';

/** Origin of a field: the reading of a card, which the next reading replaces as a whole, or the stage itself. */
type Origin = 'card' | 'stage';
/** Accepts only a table with the origin of every field of an answer. */
export type StageFieldTable<Table extends Record<keyof StageInfo, Origin>> = Table;

export type StageFields = StageFieldTable<{
  id_information: 'card';
  is_confirm_chk_enabled: 'card';
  pan_attachment_list: 'card';
  aadhaar_attachment_list: 'card';
  attachment_list: 'stage';
  bank_attachment_list: 'stage';
  nominee_attachment_list: 'stage';
  missing_side: 'stage';
  is_verified: 'stage';
  is_stage_verified: 'stage';
  is_verify_enabled: 'stage';
  is_verified_editable: 'stage';
  bank_stage_verified: 'stage';
  personal_stage_verified: 'stage';
  esignkyc_stage_verified: 'stage';
  is_kyc_verified: 'stage';
  is_kyc_esign_verified: 'stage';
  is_bse_client_code_approved: 'stage';
  is_bse_nominee_verified: 'stage';
  login_kyc_verified: 'stage';
  login_esign_verified: 'stage';
  login_bse_clientcode_verified: 'stage';
  login_stage: 'stage';
  login_email: 'stage';
  login_mobile_number: 'stage';
  bank_info: 'stage';
  personal_information: 'stage';
  master_list: 'stage';
  editable_stages: 'stage';
  config_digio: 'stage';
  digio_esign_parameters: 'stage';
}>;

/** The fields of an answer that are read from a card. */
export type ReadingField = {
  [Field in keyof StageFields]: StageFields[Field] extends 'card' ? Field : never;
}[keyof StageFields];

import * as v from 'valibot';
import { STAGE_NAMES } from '../labels.ts';
import { bankInfoSchema } from './bank.ts';
import { optionSchema } from './option.ts';
import { answerSchemaOf, requireResult } from './envelope.ts';
import { personalInfoSchema } from './personal.ts';
import { booleanOrFalse, longText, looseObject, optionalField, textOrEmpty, text, tolerantBoolean } from './scalars.ts';

export const attributeTextSchema = looseObject({ attribute: textOrEmpty, text: textOrEmpty });

/** An absent list was not sent; an empty list means that there is no data on record. */
export const idInformationSchema = looseObject({
  general: optionalField(v.array(attributeTextSchema)),
  pan: optionalField(v.array(attributeTextSchema)),
  aadhaar: optionalField(v.array(attributeTextSchema)),
  bank: optionalField(v.array(attributeTextSchema)),
  address: optionalField(v.array(attributeTextSchema)),
  nominee: optionalField(v.array(attributeTextSchema)),
  is_dob_valid: optionalField(tolerantBoolean),
  pan_attachment_list: optionalField(v.array(longText)),
  aadhaar_attachment_list: optionalField(v.array(longText)),
  bank_attachment_list: optionalField(v.array(longText)),
  nominee_attachment_list: optionalField(v.array(longText)),
  address_attachment_list: optionalField(v.array(longText)),
  general_attachment_list: optionalField(v.array(longText)),
});

export const stageFlagsSchema = looseObject({
  /** The investor's part of the stage is finished (esignkyc: KYC and e-sign done). */
  is_verified: booleanOrFalse,
  /** The same meaning in verify answers. */
  is_stage_verified: optionalField(tolerantBoolean),
  is_verify_enabled: booleanOrFalse,
  is_confirm_chk_enabled: booleanOrFalse,
  is_verified_editable: booleanOrFalse,
  bank_stage_verified: optionalField(tolerantBoolean),
  personal_stage_verified: optionalField(tolerantBoolean),
  /** The last stage is closed: the exchange client code is approved. */
  esignkyc_stage_verified: optionalField(tolerantBoolean),
  is_kyc_verified: optionalField(tolerantBoolean),
  is_kyc_esign_verified: optionalField(tolerantBoolean),
  is_bse_client_code_approved: optionalField(tolerantBoolean),
  is_bse_nominee_verified: optionalField(tolerantBoolean),
  login_kyc_verified: optionalField(tolerantBoolean),
  login_esign_verified: optionalField(tolerantBoolean),
  login_bse_clientcode_verified: optionalField(tolerantBoolean),
});

export const digioEsignParametersSchema = looseObject({
  digio_id: text,
  digio_email: textOrEmpty,
  digio_configuration: optionalField(looseObject({ environment: optionalField(text), logo: optionalField(longText) })),
});

export const stageInfoSchema = looseObject({
  ...stageFlagsSchema.entries,
  id_information: optionalField(idInformationSchema),
  attachment_list: optionalField(v.array(longText)),
  pan_attachment_list: optionalField(v.array(longText)),
  aadhaar_attachment_list: optionalField(v.array(longText)),
  bank_attachment_list: optionalField(v.array(longText)),
  nominee_attachment_list: optionalField(v.array(longText)),
  /** Replaces an absent `digio_configuration`. */
  config_digio: optionalField(looseObject({ environment: optionalField(text), logo: optionalField(longText) })),
  digio_esign_parameters: optionalField(digioEsignParametersSchema),
  bank_info: optionalField(bankInfoSchema),
  personal_information: optionalField(v.partial(personalInfoSchema)),
  login_stage: optionalField(v.picklist(STAGE_NAMES)),
  login_email: optionalField(text),
  login_mobile_number: optionalField(text),
  master_list: optionalField(
    looseObject({
      bank_account_type: optionalField(v.array(optionSchema)),
      bank_list: optionalField(v.array(optionSchema)),
      source_wealth: optionalField(v.array(optionSchema)),
      occupation_list: optionalField(v.array(optionSchema)),
      income_range: optionalField(v.array(optionSchema)),
    }),
  ),
  /** PROPOSED: names of the finished stages that can be edited before the signature; unknown names are ignored. */
  editable_stages: optionalField(v.array(text)),
  missing_side: optionalField(v.picklist(['front', 'back'])),
});

const partialStageInfoSchema = v.partial(stageInfoSchema);

const stageResponse = answerSchemaOf({
  ...partialStageInfoSchema.entries,
  state_parameters: optionalField(partialStageInfoSchema),
});
type StageResponseShape = typeof stageResponse;
/** A named type: repeated in full at every operation, the declaration would exceed the limit of the compiler. */
export interface StageResponseSchema extends StageResponseShape {
  readonly kind: 'schema';
}

/**
 * `state_parameters`, if present, takes precedence over the top level. An upload may be answered by an envelope only.
 */
export const stageResponseSchema: StageResponseSchema = stageResponse;

const hasStageFields = (part: object): boolean =>
  Object.entries(part).some(([field, value]) => field in stageInfoSchema.entries && value !== undefined);

/** The page of a stage. Malformed if neither the top level nor `state_parameters` has a field of the stage. */
export const stagePageSchema = v.pipe(
  stageResponseSchema,
  requireResult((answer) => hasStageFields(answer) || hasStageFields(answer.state_parameters ?? {})),
);

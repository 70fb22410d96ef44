import * as v from 'valibot';
import { STAGE_NAMES } from '../labels.ts';
import { bankInfoSchema } from './bank.ts';
import { optionSchema } from './option.ts';
import { answerOf, withResult } from './envelope.ts';
import { personalInfoSchema } from './personal.ts';
import { flag, longText, loose, maybe, someText, text, yes } from './scalars.ts';

export const attributeTextSchema = loose({ attribute: someText, text: someText });
export type AttributeText = v.InferOutput<typeof attributeTextSchema>;

/** A list that is absent did not come; an empty list says that nothing is on record. */
export const idInformationSchema = loose({
  general: maybe(v.array(attributeTextSchema)),
  pan: maybe(v.array(attributeTextSchema)),
  aadhaar: maybe(v.array(attributeTextSchema)),
  bank: maybe(v.array(attributeTextSchema)),
  address: maybe(v.array(attributeTextSchema)),
  nominee: maybe(v.array(attributeTextSchema)),
  is_dob_valid: maybe(yes),
  pan_attachment_list: maybe(v.array(longText)),
  aadhaar_attachment_list: maybe(v.array(longText)),
  bank_attachment_list: maybe(v.array(longText)),
  nominee_attachment_list: maybe(v.array(longText)),
  address_attachment_list: maybe(v.array(longText)),
  general_attachment_list: maybe(v.array(longText)),
});
export type IdInformation = v.InferOutput<typeof idInformationSchema>;

export const stageFlagsSchema = loose({
  /** The investor's part of the stage is finished (esignkyc: KYC and e-sign done). */
  is_verified: flag,
  /** The same meaning in verify answers. */
  is_stage_verified: maybe(yes),
  is_verify_enabled: flag,
  is_confirm_chk_enabled: flag,
  is_verified_editable: flag,
  bank_stage_verified: maybe(yes),
  personal_stage_verified: maybe(yes),
  /** The last stage is closed: the exchange client code is approved. */
  esignkyc_stage_verified: maybe(yes),
  is_kyc_verified: maybe(yes),
  is_kyc_esign_verified: maybe(yes),
  is_bse_client_code_approved: maybe(yes),
  is_bse_nominee_verified: maybe(yes),
  login_kyc_verified: maybe(yes),
  login_esign_verified: maybe(yes),
  login_bse_clientcode_verified: maybe(yes),
});
export type StageFlags = v.InferOutput<typeof stageFlagsSchema>;

export const digioEsignParametersSchema = loose({
  digio_id: text,
  digio_email: someText,
  digio_configuration: maybe(loose({ environment: maybe(text), logo: maybe(longText) })),
});
export type DigioEsignParameters = v.InferOutput<typeof digioEsignParametersSchema>;

export const stageInfoSchema = loose({
  ...stageFlagsSchema.entries,
  id_information: maybe(idInformationSchema),
  attachment_list: maybe(v.array(longText)),
  pan_attachment_list: maybe(v.array(longText)),
  aadhaar_attachment_list: maybe(v.array(longText)),
  bank_attachment_list: maybe(v.array(longText)),
  nominee_attachment_list: maybe(v.array(longText)),
  /** Stands in for `digio_configuration`. */
  config_digio: maybe(loose({ environment: maybe(text), logo: maybe(longText) })),
  digio_esign_parameters: maybe(digioEsignParametersSchema),
  bank_info: maybe(bankInfoSchema),
  personal_information: maybe(v.partial(personalInfoSchema)),
  login_stage: maybe(v.picklist(STAGE_NAMES)),
  login_email: maybe(text),
  login_mobile_number: maybe(text),
  master_list: maybe(
    loose({
      bank_account_type: maybe(v.array(optionSchema)),
      bank_list: maybe(v.array(optionSchema)),
      source_wealth: maybe(v.array(optionSchema)),
      occupation_list: maybe(v.array(optionSchema)),
      income_range: maybe(v.array(optionSchema)),
    }),
  ),
  /** The finished stages that may be done again before the signature, PROPOSED: stage names; others are read over. */
  editable_stages: maybe(v.array(text)),
  missing_side: maybe(v.picklist(['front', 'back'])),
});
export type StageInfo = v.InferOutput<typeof stageInfoSchema>;

const partialStageInfoSchema = v.partial(stageInfoSchema);

const stageResponse = answerOf({
  ...partialStageInfoSchema.entries,
  state_parameters: maybe(partialStageInfoSchema),
});
type StageResponseShape = typeof stageResponse;
/** A name for its type: written out at every operation that answers it, a declaration would exceed what a compiler writes. */
export interface StageResponseSchema extends StageResponseShape {
  readonly kind: 'schema';
}

/** `state_parameters` wins over the top level when it is present. An answer to an upload may hold the envelope alone. */
export const stageResponseSchema: StageResponseSchema = stageResponse;
export type StageResponse = v.InferOutput<typeof stageResponseSchema>;

const isPage = (part: object): boolean =>
  Object.entries(part).some(([field, value]) => field in stageInfoSchema.entries && value !== undefined);

/** The page of a stage. An answer that says nothing of the stage, here or in `state_parameters`, cannot be read. */
export const stagePageSchema = v.pipe(
  stageResponseSchema,
  withResult((answer) => isPage(answer) || isPage(answer.state_parameters ?? {})),
);

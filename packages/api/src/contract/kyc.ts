import * as v from 'valibot';
import { IDENTITY_PROOFS, NO_NOMINEE_UPLOAD } from './labels.ts';
import { declareArea } from './operation.ts';
import { bankInfoSchema } from './shapes/bank.ts';
import { twoFactorSchema } from './shapes/common.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import {
  guardianInformationSchema,
  nomineeIdInformationSchema,
  nomineeListsEntries,
  nomineeSchema,
} from './shapes/nominee.ts';
import { addressInformationSchema, personalInfoSchema } from './shapes/personal.ts';
import {
  fileParts,
  booleanOrFalse,
  objectOrJsonText,
  optionalListOf,
  longText,
  looseObject,
  optionalField,
  noticeOrEmpty,
  textOrEmpty,
  text,
  tolerantBoolean,
} from './shapes/scalars.ts';
import { stageResponseSchema } from './shapes/stage.ts';

/** The data that the provider recognised on the proof of a nominee. */
const nomineeProofSchema = looseObject({
  name: textOrEmpty,
  id_information: optionalField(v.partial(nomineeIdInformationSchema)),
  is_minor: optionalField(tolerantBoolean),
  is_validated: optionalField(tolerantBoolean),
  attachment_id: textOrEmpty,
  attachment_list: optionalListOf(longText),
  guardian_information: optionalField(v.union([v.literal(''), guardianInformationSchema])),
});

const uploadLabels = { id_type: v.string(), folder_name: v.string(), attachment_category: v.string() };
const personalEntries = personalInfoSchema.entries;
const literalTwo = v.pipe(
  v.picklist([2, '2']),
  v.transform((): 2 => 2),
);

const verifyStagePath = '/validation/verifystage';

export const kycOperations = declareArea('kyc', {
  verifyIdProof: {
    method: 'PUT',
    path: '/validation/verifyidproof',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    multipart: true,
    request: v.variant('id_type', [
      /** Pictures are PNG or JPEG; name and type of a file match its bytes (decision 020). */
      looseObject({ ...uploadLabels, id_type: v.literal('pan'), upload_pan: v.file() }),
      /** Front, then back. */
      looseObject({
        ...uploadLabels,
        id_type: v.literal('aadhaar'),
        upload_aadhaar: fileParts,
        no_of_attachment: literalTwo,
      }),
    ]),
    answer: stageResponseSchema,
  },
  verifyStage: {
    method: 'PUT',
    path: verifyStagePath,
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    variants: [
      {
        method: 'POST',
        path: verifyStagePath,
        idempotent: true,
        when: ({ verify_stage }) => verify_stage === 'esignkyc',
      },
      {
        method: 'PUT',
        path: verifyStagePath,
        multipart: true,
        when: ({ verify_stage, upload_addbank }) => verify_stage === 'bank' && upload_addbank !== undefined,
      },
    ],
    request: v.variant('verify_stage', [
      looseObject({
        verify_stage: v.literal('pan'),
        /** True if the birth date of the card differs and the user chose `pan_dob` instead (D-54). */
        valid_pan_invalid_dob: v.boolean(),
        /** dd/mm/yyyy, or ''. */
        pan_dob: v.string(),
      }),
      looseObject({ verify_stage: v.literal('aadhaar') }),
      /** The cheque and its TIFF copy. */
      looseObject({ verify_stage: v.literal('bank'), upload_addbank: v.optional(fileParts) }),
      /** The answer of the e-sign widget, with the id of its transaction. */
      looseObject({ verify_stage: v.literal('esignkyc'), esign_response: v.record(v.string(), v.unknown()) }),
    ]),
    answer: stageResponseSchema,
  },
  verifyPersonal: {
    method: 'PUT',
    path: '/validation/personal',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    multipart: true,
    request: looseObject({
      ...uploadLabels,
      verify_stage: v.literal('personal'),
      /** The photograph as JPEG, then its TIFF copy. */
      upload_file: fileParts,
      personal_information: objectOrJsonText(personalInfoSchema),
    }),
    answer: stageResponseSchema,
  },
  updatePersonalInfo: {
    method: 'POST',
    path: '/validation/personal/update',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    request: v.variant('update_attribute', [
      looseObject({
        ...v.partial(personalInfoSchema).entries,
        update_attribute: v.literal('address'),
        address_information: addressInformationSchema,
      }),
      looseObject({ ...personalEntries, update_attribute: v.literal('income') }),
      looseObject({ ...personalEntries, update_attribute: v.literal('nominee') }),
    ]),
    /** `twofactor_id` is present for the nominee: the save also sent the codes (D-72). */
    answer: answerSchemaOf({ twofactor_id: optionalField(text) }),
  },
  uploadCheque: {
    method: 'PUT',
    path: '/validation/verifyid',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    multipart: true,
    request: looseObject({
      ...uploadLabels,
      /** The cheque, with the name and type of its bytes (decision 020), then its TIFF copy. */
      upload_addbank: fileParts,
      is_master_update_required: tolerantBoolean,
      bank_info: objectOrJsonText(bankInfoSchema),
    }),
    answer: stageResponseSchema,
  },
  uploadNominee: {
    method: 'POST',
    path: '/validation/nominee/upload',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    multipart: true,
    request: looseObject({
      /**
       * A PNG or JPEG; name and type match its bytes and are repeated in `imageName` and `imageType` (decision 020).
       */
      file: v.file(),
      id_type: v.picklist([NO_NOMINEE_UPLOAD, ...IDENTITY_PROOFS]),
      imageName: v.string(),
      imageType: v.string(),
      nominee_information: objectOrJsonText(nomineeSchema),
      folder_name: v.optional(v.string()),
      attachment_category: v.optional(v.string()),
    }),
    answer: answerSchemaOf({
      state_parameters: optionalField(
        looseObject({
          is_no_nominee_registered: optionalField(tolerantBoolean),
          nominee_list: optionalField(v.array(nomineeSchema)),
          no_nominee_form: optionalField(nomineeListsEntries.no_nominee_form),
          nominee_information: optionalField(nomineeProofSchema),
        }),
      ),
    }),
  },
  validateNomineeTwoFactor: {
    method: 'POST',
    path: '/validation/nominee/2factor',
    auth: 'investor',
    idempotent: false,
    request: looseObject({ two_factor_authentication: twoFactorSchema }),
    answer: answerSchemaOf({
      /** Takes precedence over the value at the top level. */
      result: optionalField(looseObject({ is_bse_nominee_verified: booleanOrFalse })),
      is_bse_nominee_verified: optionalField(tolerantBoolean),
      is_order_checkout_allowed: booleanOrFalse,
      is_bse_client_code_approved: booleanOrFalse,
      order_checkout_validation_message: noticeOrEmpty,
    }),
  },
});

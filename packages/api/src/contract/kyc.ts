import * as v from 'valibot';
import { IDENTITY_PROOFS, NO_NOMINEE_UPLOAD } from './labels.ts';
import { declareArea } from './operation.ts';
import { bankInfoSchema } from './shapes/bank.ts';
import { twoFactorSchema } from './shapes/common.ts';
import { answerOf } from './shapes/envelope.ts';
import {
  guardianInformationSchema,
  nomineeIdInformationSchema,
  nomineeListsEntries,
  nomineeSchema,
} from './shapes/nominee.ts';
import { addressInformationSchema, personalInfoSchema } from './shapes/personal.ts';
import {
  fileParts,
  flag,
  jsonPart,
  listOf,
  longText,
  loose,
  maybe,
  someNotice,
  someText,
  text,
  yes,
} from './shapes/scalars.ts';
import { stageResponseSchema } from './shapes/stage.ts';

/** What was read from the proof of a nominee. */
const readNomineeSchema = loose({
  name: someText,
  id_information: maybe(v.partial(nomineeIdInformationSchema)),
  is_minor: maybe(yes),
  is_validated: maybe(yes),
  attachment_id: someText,
  attachment_list: listOf(longText),
  guardian_information: maybe(v.union([v.literal(''), guardianInformationSchema])),
});

const uploadLabels = { id_type: v.string(), folder_name: v.string(), attachment_category: v.string() };
const personal = personalInfoSchema.entries;
const two = v.pipe(
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
    answers: 'documents',
    multipart: true,
    request: v.variant('id_type', [
      /** Pictures are PNG or JPEG, each under the name and the type of its bytes (decision 020). */
      loose({ ...uploadLabels, id_type: v.literal('pan'), upload_pan: v.file() }),
      /** Front, then back. */
      loose({ ...uploadLabels, id_type: v.literal('aadhaar'), upload_aadhaar: fileParts, no_of_attachment: two }),
    ]),
    answer: stageResponseSchema,
  },
  verifyStage: {
    method: 'PUT',
    path: verifyStagePath,
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
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
      loose({
        verify_stage: v.literal('pan'),
        /** True when the card's birth date differs and `pan_dob` was chosen in its place (D-54). */
        valid_pan_invalid_dob: v.boolean(),
        /** dd/mm/yyyy, or ''. */
        pan_dob: v.string(),
      }),
      loose({ verify_stage: v.literal('aadhaar') }),
      /** The cheque and its TIFF copy. */
      loose({ verify_stage: v.literal('bank'), upload_addbank: v.optional(fileParts) }),
      /** What the widget answered: holds the id of its transaction. */
      loose({ verify_stage: v.literal('esignkyc'), esign_response: v.record(v.string(), v.unknown()) }),
    ]),
    answer: stageResponseSchema,
  },
  verifyPersonal: {
    method: 'PUT',
    path: '/validation/personal',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    multipart: true,
    request: loose({
      ...uploadLabels,
      verify_stage: v.literal('personal'),
      /** The photograph as JPEG, then its TIFF copy. */
      upload_file: fileParts,
      personal_information: jsonPart(personalInfoSchema),
    }),
    answer: stageResponseSchema,
  },
  updatePersonalInfo: {
    method: 'POST',
    path: '/validation/personal/update',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    request: v.variant('update_attribute', [
      loose({
        ...v.partial(personalInfoSchema).entries,
        update_attribute: v.literal('address'),
        address_information: addressInformationSchema,
      }),
      loose({ ...personal, update_attribute: v.literal('income') }),
      loose({ ...personal, update_attribute: v.literal('nominee') }),
    ]),
    /** `twofactor_id` comes with the nominee, when the codes were sent with the save (D-72). */
    answer: answerOf({ twofactor_id: maybe(text) }),
  },
  uploadCheque: {
    method: 'PUT',
    path: '/validation/verifyid',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    multipart: true,
    request: loose({
      ...uploadLabels,
      /** The cheque, under the name and the type of its bytes (decision 020), then its TIFF copy. */
      upload_addbank: fileParts,
      is_master_update_required: yes,
      bank_info: jsonPart(bankInfoSchema),
    }),
    answer: stageResponseSchema,
  },
  uploadNominee: {
    method: 'POST',
    path: '/validation/nominee/upload',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    multipart: true,
    request: loose({
      /** A PNG or JPEG under the name and the type of its bytes, which `imageName` and `imageType` repeat (decision 020). */
      file: v.file(),
      id_type: v.picklist([NO_NOMINEE_UPLOAD, ...IDENTITY_PROOFS]),
      imageName: v.string(),
      imageType: v.string(),
      nominee_information: jsonPart(nomineeSchema),
      folder_name: v.optional(v.string()),
      attachment_category: v.optional(v.string()),
    }),
    answer: answerOf({
      state_parameters: maybe(
        loose({
          is_no_nominee_registered: maybe(yes),
          nominee_list: maybe(v.array(nomineeSchema)),
          no_nominee_form: maybe(nomineeListsEntries.no_nominee_form),
          nominee_information: maybe(readNomineeSchema),
        }),
      ),
    }),
  },
  validateNomineeTwoFactor: {
    method: 'POST',
    path: '/validation/nominee/2factor',
    auth: 'investor',
    idempotent: false,
    request: loose({ two_factor_authentication: twoFactorSchema }),
    answer: answerOf({
      /** Wins over the value at the top level. */
      result: maybe(loose({ is_bse_nominee_verified: flag })),
      is_bse_nominee_verified: maybe(yes),
      is_order_checkout_allowed: flag,
      is_bse_client_code_approved: flag,
      order_checkout_validation_message: someNotice,
    }),
  },
});

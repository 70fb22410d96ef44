import * as v from 'valibot';
import { IDENTITY_PROOFS, NO_NOMINEE_UPLOAD } from './labels.ts';
import { declareArea } from './operation.ts';
import { PATHS } from './paths.ts';
import { twoFactorSchema } from './shapes/common.ts';
import { answerOf } from './shapes/envelope.ts';
import {
  guardianInformationSchema,
  nomineeIdInformationSchema,
  nomineeListsEntries,
  nomineeSchema,
} from './shapes/nominee.ts';
import { flag, jsonPart, listOf, loose, maybe, someText, text, yes } from './shapes/scalars.ts';

/** What was read from the proof of a nominee. */
const readNomineeSchema = loose({
  name: someText,
  id_information: maybe(v.partial(nomineeIdInformationSchema)),
  is_minor: maybe(yes),
  is_validated: maybe(yes),
  attachment_id: someText,
  attachment_list: listOf(text),
  guardian_information: maybe(v.union([v.literal(''), guardianInformationSchema])),
});

export const kycOperations = declareArea('kyc', {
  uploadNominee: {
    method: 'POST',
    path: PATHS.uploadNominee,
    auth: 'investor',
    idempotent: false,
    multipart: true,
    request: loose({
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
    path: PATHS.validateNomineeTwoFactor,
    auth: 'investor',
    idempotent: false,
    request: loose({ two_factor_authentication: twoFactorSchema }),
    answer: answerOf({
      /** Wins over the value at the top level. */
      result: maybe(loose({ is_bse_nominee_verified: flag })),
      is_bse_nominee_verified: maybe(yes),
      is_order_checkout_allowed: flag,
      is_bse_client_code_approved: flag,
      order_checkout_validation_message: someText,
    }),
  },
});

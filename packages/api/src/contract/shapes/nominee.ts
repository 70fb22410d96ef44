import * as v from 'valibot';
import { flag, listOf, longText, loose, maybe, someLongText, someText, text, yes } from './scalars.ts';

const yesOrBlank = v.nullish(v.union([v.literal(''), yes]), '');

export const nomineeIdInformationSchema = loose({
  id_no: someText,
  name: someText,
  fathers_name: someText,
  dob: someText,
  id_type: someText,
  part: someText,
  encoded_signature: someLongText,
  encoded_image: someLongText,
  nominee_is_minor: yesOrBlank,
});
export type NomineeIdInformation = v.InferOutput<typeof nomineeIdInformationSchema>;

export const guardianInformationSchema = loose({
  attachment_id: maybe(text),
  id_information: maybe(nomineeIdInformationSchema),
});
export type GuardianInformation = v.InferOutput<typeof guardianInformationSchema>;

export const nomineeSchema = loose({
  id: text,
  name: someText,
  relationship: someText,
  poi: someText,
  /** The same as `poi`, under its onboarding name; both are sent equal. */
  id_proof: maybe(text),
  id_information: v.nullish(nomineeIdInformationSchema, {}),
  attachment_id: someText,
  attachment_list: listOf(longText),
  is_selected: flag,
  /** A PDF, base64. */
  nominee_form: someLongText,
  guardian_information: v.nullish(v.union([v.literal(''), guardianInformationSchema]), ''),
  is_minor: yesOrBlank,
  is_validated: yesOrBlank,
});
export type Nominee = v.InferOutput<typeof nomineeSchema>;

export const nomineeListsEntries = {
  nominee_list: v.array(nomineeSchema),
  is_no_nominee_registered: flag,
  /** A PDF, base64. */
  no_nominee_form: someLongText,
};

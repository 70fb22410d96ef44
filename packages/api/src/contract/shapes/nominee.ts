import * as v from 'valibot';
import {
  booleanOrFalse,
  optionalListOf,
  longText,
  looseObject,
  optionalField,
  longTextOrEmpty,
  textOrEmpty,
  text,
  tolerantBoolean,
} from './scalars.ts';

const booleanOrBlank = v.nullish(v.union([v.literal(''), tolerantBoolean]), '');

export const nomineeIdInformationSchema = looseObject({
  id_no: textOrEmpty,
  name: textOrEmpty,
  fathers_name: textOrEmpty,
  dob: textOrEmpty,
  id_type: textOrEmpty,
  part: textOrEmpty,
  encoded_signature: longTextOrEmpty,
  encoded_image: longTextOrEmpty,
  nominee_is_minor: booleanOrBlank,
});

export const guardianInformationSchema = looseObject({
  attachment_id: optionalField(text),
  id_information: optionalField(nomineeIdInformationSchema),
});

export const nomineeSchema = looseObject({
  id: text,
  name: textOrEmpty,
  relationship: textOrEmpty,
  poi: textOrEmpty,
  /** The same value as `poi`, under its onboarding name; both are sent. */
  id_proof: optionalField(text),
  id_information: v.nullish(nomineeIdInformationSchema, {}),
  attachment_id: textOrEmpty,
  attachment_list: optionalListOf(longText),
  is_selected: booleanOrFalse,
  /** A PDF, base64. */
  nominee_form: longTextOrEmpty,
  guardian_information: v.nullish(v.union([v.literal(''), guardianInformationSchema]), ''),
  is_minor: booleanOrBlank,
  is_validated: booleanOrBlank,
});

export const nomineeListsEntries = {
  nominee_list: v.array(nomineeSchema),
  is_no_nominee_registered: booleanOrFalse,
  /** A PDF, base64. */
  no_nominee_form: longTextOrEmpty,
};

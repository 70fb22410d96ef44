import * as v from 'valibot';
import { filterListsSchema, profileDataSchema } from './common.ts';
import { answerSchemaOf } from './envelope.ts';
import { optionalListOf, looseObject, optionalField, text, tolerantBoolean } from './scalars.ts';

/** The filter lists are in `amc_filter_list` or, from some providers, at this level. */
export const masterListSchema = looseObject({
  amc_filter_list: optionalField(filterListsSchema),
  ...v.partial(filterListsSchema).entries,
});

/** `state_parameters` may contain further fields. */
export const authResponseSchema = answerSchemaOf({
  is_authenticated: optionalField(tolerantBoolean),
  /** The roles of a staff member; absent for a customer. */
  roles: optionalField(optionalListOf(text)),
  profileData: optionalField(profileDataSchema),
  masterList: optionalField(masterListSchema),
  verify_otp: optionalField(tolerantBoolean),
  verify_password: optionalField(tolerantBoolean),
  twofactor_id: optionalField(text),
  state_parameters: optionalField(
    looseObject({ verify_otp: optionalField(tolerantBoolean), verify_password: optionalField(tolerantBoolean) }),
  ),
});

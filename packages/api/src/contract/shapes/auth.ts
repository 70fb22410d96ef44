import * as v from 'valibot';
import { filterListsSchema, profileDataSchema } from './common.ts';
import { answerOf } from './envelope.ts';
import { listOf, loose, maybe, text, yes } from './scalars.ts';

/** The filter lists stand under `amc_filter_list` or, with some providers, directly here. */
export const masterListSchema = loose({
  amc_filter_list: maybe(filterListsSchema),
  ...v.partial(filterListsSchema).entries,
});
export type MasterList = v.InferOutput<typeof masterListSchema>;

export const authResponseSchema = answerOf({
  is_authenticated: maybe(yes),
  /** What somebody of the staff may do; a customer has none. */
  roles: maybe(listOf(text)),
  profileData: maybe(profileDataSchema),
  masterList: maybe(masterListSchema),
  verify_otp: maybe(yes),
  verify_password: maybe(yes),
  twofactor_id: maybe(text),
  state_parameters: maybe(loose({ verify_otp: maybe(yes), verify_password: maybe(yes) })),
});
/** `state_parameters` may hold more than the two fields that are read. */
export type AuthResponse = v.InferOutput<typeof authResponseSchema>;

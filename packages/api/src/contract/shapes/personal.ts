import * as v from 'valibot';
import { twoFactorSchema } from './common.ts';
import { nomineeSchema } from './nominee.ts';
import { count, flag, loose, maybe, someText } from './scalars.ts';

export const addressInformationSchema = loose({
  address: someText,
  locality_or_post_office: someText,
  district_or_city: someText,
  city: someText,
  state: someText,
  pincode: someText,
});
export type AddressInformation = v.InferOutput<typeof addressInformationSchema>;

export const personalInfoSchema = loose({
  /** Passed through; never the sign-in PIN. */
  pin: someText,
  email: someText,
  first_name: someText,
  last_name: someText,
  do_birth: someText,
  gender: someText,
  marital_status: v.nullish(v.picklist(['s', 'm', '']), ''),
  age: v.nullish(v.union([v.literal(''), count]), ''),
  occupation: someText,
  source_of_wealth: someText,
  annual_income: someText,
  is_income_outside_india: flag,
  is_political_india: flag,
  is_political_foreign: flag,
  address_information: addressInformationSchema,
  nominee_information: nomineeSchema,
  is_bse_nominee_verified: flag,
  two_factor_authentication: maybe(twoFactorSchema),
});
export type PersonalInfo = v.InferOutput<typeof personalInfoSchema>;

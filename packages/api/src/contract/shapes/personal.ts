import * as v from 'valibot';
import { twoFactorSchema } from './common.ts';
import { nomineeSchema } from './nominee.ts';
import { safeNumber, booleanOrFalse, looseObject, optionalField, textOrEmpty } from './scalars.ts';

export const addressInformationSchema = looseObject({
  address: textOrEmpty,
  locality_or_post_office: textOrEmpty,
  district_or_city: textOrEmpty,
  city: textOrEmpty,
  state: textOrEmpty,
  pincode: textOrEmpty,
});

export const personalInfoSchema = looseObject({
  /** Passed through unchanged; never the sign-in PIN. */
  pin: textOrEmpty,
  email: textOrEmpty,
  first_name: textOrEmpty,
  last_name: textOrEmpty,
  do_birth: textOrEmpty,
  gender: textOrEmpty,
  marital_status: v.nullish(v.picklist(['s', 'm', '']), ''),
  age: v.nullish(v.union([v.literal(''), safeNumber]), ''),
  occupation: textOrEmpty,
  source_of_wealth: textOrEmpty,
  annual_income: textOrEmpty,
  is_income_outside_india: booleanOrFalse,
  is_political_india: booleanOrFalse,
  is_political_foreign: booleanOrFalse,
  address_information: addressInformationSchema,
  nominee_information: nomineeSchema,
  is_bse_nominee_verified: booleanOrFalse,
  two_factor_authentication: optionalField(twoFactorSchema),
});

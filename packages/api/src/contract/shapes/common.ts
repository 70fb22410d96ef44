import * as v from 'valibot';
import { LOGIN_REQUEST_FROM, LOGIN_ROLES } from '../labels.ts';
import { optionSchema } from './option.ts';
import { safeNumber, optionalListOf, looseObject, optionalField, textOrEmpty, text } from './scalars.ts';

export const debitOptionSchema = looseObject({ value: safeNumber, label: textOrEmpty });

/** `value` is the key of a boolean of `Order`. */
export const statusFilterOptionSchema = looseObject({ label: text, value: text });

/** `email_otp` is `''` if no code was sent by email. */
export const twoFactorSchema = looseObject({
  mobile_otp: v.string(),
  email_otp: v.string(),
  twofactor_token_id: v.string(),
});

export const routeParamsSchema = looseObject({
  login_mobile_number: v.string(),
  login_email: v.string(),
  login_role: v.picklist(LOGIN_ROLES),
  login_request_from: v.picklist(LOGIN_REQUEST_FROM),
});

/** `login_name` is the name of the user, if known (PROPOSED: no document defines a field for it). */
export const profileDataSchema = looseObject({
  login_mobile_number: textOrEmpty,
  login_email: textOrEmpty,
  login_name: optionalField(textOrEmpty),
});

/** Stored in local storage as `masterList`. */
export const filterListsSchema = looseObject({
  amc_list: optionalListOf(optionSchema),
  amc_category: optionalListOf(optionSchema),
  amc_risk: optionalListOf(optionSchema),
  /** Values are ranges, `low-high`. */
  growth_percentage: optionalListOf(optionSchema),
  minimum_investment: optionalListOf(optionSchema),
  investment_method: optionalListOf(optionSchema),
});

import * as v from 'valibot';
import { LOGIN_REQUEST_FROM, LOGIN_ROLES } from '../labels.ts';
import { optionSchema } from './option.ts';
import { count, listOf, loose, maybe, someText, text } from './scalars.ts';

export const debitOptionSchema = loose({ value: count, label: someText });
export type DebitOption = v.InferOutput<typeof debitOptionSchema>;

/** `value` is the key of a boolean of `Order`. */
export const statusFilterOptionSchema = loose({ label: text, value: text });
export type StatusFilterOption = v.InferOutput<typeof statusFilterOptionSchema>;

/** `email_otp` is `''` when no code was sent by e-mail. */
export const twoFactorSchema = loose({ mobile_otp: v.string(), email_otp: v.string(), twofactor_token_id: v.string() });
export type TwoFactor = v.InferOutput<typeof twoFactorSchema>;

export const routeParamsSchema = loose({
  login_mobile_number: v.string(),
  login_email: v.string(),
  login_role: v.picklist(LOGIN_ROLES),
  login_request_from: v.picklist(LOGIN_REQUEST_FROM),
});
export type RouteParams = v.InferOutput<typeof routeParamsSchema>;

/** `login_name` is the person's name as the provider writes it, where it is known (PROPOSED: no document names a field for it). */
export const profileDataSchema = loose({
  login_mobile_number: someText,
  login_email: someText,
  login_name: maybe(someText),
});
export type ProfileData = v.InferOutput<typeof profileDataSchema>;

/** Kept in local storage as `masterList`. */
export const filterListsSchema = loose({
  amc_list: listOf(optionSchema),
  amc_category: listOf(optionSchema),
  amc_risk: listOf(optionSchema),
  /** Values are ranges, `low-high`. */
  growth_percentage: listOf(optionSchema),
  minimum_investment: listOf(optionSchema),
  investment_method: listOf(optionSchema),
});
export type FilterLists = v.InferOutput<typeof filterListsSchema>;

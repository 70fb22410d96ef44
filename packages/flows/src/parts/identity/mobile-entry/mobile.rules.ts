import { MOBILE_LENGTH, MOBILE_PATTERN, type RouteParams } from '@folioflow/api/contract';
import { digitsOf } from '../../text-entry/latin-digits.ts';
import { parsePastedMobile } from '../../text-entry/pasted-text.ts';

/** Ten digits, the first 6 to 9 (ON-125, ON-504). */
export const isMobileValid = (mobile: string): boolean => MOBILE_PATTERN.test(mobile);

/**
 * Returns the digits of a typed or pasted text, ten at most (ON-123, ON-124); the number before for a text with more
 * that is no mobile number with its prefixes: a cut number is that of another person.
 */
export function tidyMobile(typed: string, before: string): string {
  const digits = digitsOf(typed);
  if (digits.length <= MOBILE_LENGTH) return digits;
  const mobile = parsePastedMobile(digits);
  return mobile?.length === MOBILE_LENGTH ? mobile : before;
}

/** True for a text that is not a mobile number; false for '' (D-21). */
export const hasMobileProblem = (mobile: string): boolean => mobile !== '' && !isMobileValid(mobile);

/** The parameters of the code screen for a sign-in by mobile number: four keys, no secret (ON-121, ON-122). */
export const mobileRouteParams = (mobile: string): RouteParams => ({
  login_mobile_number: mobile,
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
});

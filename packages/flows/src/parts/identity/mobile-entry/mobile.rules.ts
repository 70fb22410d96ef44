import { MOBILE_LENGTH, MOBILE_PATTERN, type RouteParams } from '@folioflow/api/contract';

/** Ten digits, the first 6 to 9 (ON-125, ON-504). */
export const isMobileValid = (mobile: string): boolean => MOBILE_PATTERN.test(mobile);

/** Removes all characters except digits and cuts to ten (ON-123, ON-124). */
export const tidyMobile = (typed: string): string => typed.replace(/\D/g, '').slice(0, MOBILE_LENGTH);

/** True for a text that is not a mobile number; false for '' (D-21). */
export const hasMobileProblem = (mobile: string): boolean => mobile !== '' && !isMobileValid(mobile);

/** The parameters of the code screen for a sign-in by mobile number: four keys, no secret (ON-121, ON-122). */
export const mobileRouteParams = (mobile: string): RouteParams => ({
  login_mobile_number: mobile,
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
});

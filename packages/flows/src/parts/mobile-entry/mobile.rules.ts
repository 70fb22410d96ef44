import { MOBILE_LENGTH, MOBILE_PATTERN, type RouteParams } from '@folioflow/api/contract';

/** Ten digits, the first 6 to 9 (ON-125, ON-504). */
export const isMobileValid = (mobile: string): boolean => MOBILE_PATTERN.test(mobile);

/** Keeps the digits, at most ten (ON-123, ON-124). */
export const tidyMobile = (typed: string): string => typed.replace(/\D/g, '').slice(0, MOBILE_LENGTH);

/** Something is typed and it is no mobile number (D-21). */
export const isMobileWrong = (mobile: string): boolean => mobile !== '' && !isMobileValid(mobile);

/** What the code screen is told of a sign-in by mobile number: four keys, no secret (ON-121, ON-122). */
export const mobileRouteParams = (mobile: string): RouteParams => ({
  login_mobile_number: mobile,
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
});

import { MOBILE_PATTERN } from '@folioflow/api/contract';
import { enterMobile } from '../../text-entry/entered-number.ts';
import type { CustomerRouteParams } from './mobile-entry.types.ts';

/** Ten digits, the first 6 to 9 (ON-125, ON-504). */
export const isMobileValid = (mobile: string): boolean => MOBILE_PATTERN.test(mobile);

/** Returns the mobile number after an edit; the one before for a pasted text that is none (ON-123, ON-124). */
export const tidyMobile = (typed: string, before: string): string => enterMobile(before, typed) ?? before;

/** True for a text that is not a mobile number; false for '' (D-21). */
export const hasMobileProblem = (mobile: string): boolean => mobile !== '' && !isMobileValid(mobile);

/** The parameters of the code screen for a sign-in by mobile number: four keys, no secret (ON-121, ON-122). */
export const mobileRouteParams = (mobile: string): CustomerRouteParams => ({
  login_mobile_number: mobile,
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
});

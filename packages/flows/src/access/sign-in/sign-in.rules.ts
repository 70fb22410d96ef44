import {
  EMAIL_MAX_LENGTH,
  EMAIL_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type LoginRequest,
  type LoginRole,
} from '@folioflow/api/contract';
import { mobileRouteParams, tidyMobile } from '../../parts/identity/mobile-entry/mobile.rules.ts';
import { emailRouteParams, enterEmail, isEmail } from '../../parts/identity/email.rules.ts';
import type { SignInDraft } from './sign-in.types.ts';

export const passwordLength = { minimum: PASSWORD_MIN_LENGTH, maximum: PASSWORD_MAX_LENGTH } as const;

const isLengthWithin = (text: string, { minimum, maximum }: { minimum: number; maximum: number }) =>
  text.length >= minimum && text.length <= maximum;

/** The address matches and has 7 to 35 characters (ON-127, ON-128, ON-129). */
export const isEmailValid = (email: string): boolean =>
  isEmail(email) && isLengthWithin(email, { minimum: EMAIL_MIN_LENGTH, maximum: EMAIL_MAX_LENGTH });

/** 7 to 22 characters (ON-130, ON-506). */
export const isPasswordLengthValid = (password: string): boolean => isLengthWithin(password, passwordLength);

/** Digits for the mobile number; no blanks and lower-case letters for the email (ON-123, ON-131). */
export const tidyDraft = (
  draft: SignInDraft,
  { mobile = draft.mobile, email = draft.email }: Partial<SignInDraft>,
): SignInDraft => ({
  mobile: tidyMobile(mobile, draft.mobile),
  email: enterEmail(draft.email, email, EMAIL_MAX_LENGTH),
});

/** ON-133; the sign-up popup sends the same request with its own screen name (ON-113). */
export const mobileRequest = (mobile: string, screenName: 'signin' | 'signup'): LoginRequest => ({
  login_mobile_number: mobile,
  login_role: 'customer',
  login_request_from: 'mobile',
  screen_name: screenName,
  login_request_mode: 'sendotp',
});

/** ON-134: the password travels as login_hint, only in this request. */
export const emailRequest = (email: string, password: string, login_role: LoginRole = 'customer'): LoginRequest => ({
  login_email: email,
  login_role,
  login_hint: password,
  login_request_from: 'email',
  screen_name: 'signin',
  login_request_mode: 'verifypassword',
});

export { emailRouteParams, mobileRouteParams };

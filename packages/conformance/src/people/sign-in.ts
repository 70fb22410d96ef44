import { type Fields } from '../ground/fields.ts';

/** Request of a sign-in by mobile number. */
export const mobileLogin = (mobile: string, screen: 'signin' | 'signup' = 'signin'): Fields => ({
  login_mobile_number: mobile,
  login_role: 'customer',
  login_request_from: 'mobile',
  screen_name: screen,
  login_request_mode: 'sendotp',
});

export type LoginRole = 'customer' | 'backoffice';

/** Request of a sign-in by email address and password. */
export const passwordLogin = (email: string, password: string, role: LoginRole = 'customer'): Fields => ({
  login_email: email,
  login_role: role,
  login_hint: password,
  login_request_from: 'email',
  screen_name: 'signin',
  login_request_mode: 'verifypassword',
});

export const mobileCode = (mobile: string, code: string): Fields => ({
  login_mobile_number: mobile,
  login_role: 'customer',
  login_request_from: 'mobile',
  login_request_mode: 'verifyotp',
  login_otp: code,
  is_password_reset: false,
});

export const emailCode = (
  email: string,
  code: string,
  { role = 'customer', isReset = false }: { readonly role?: LoginRole; readonly isReset?: boolean } = {},
): Fields => ({
  login_email: email,
  login_role: role,
  login_request_from: 'email',
  login_request_mode: 'verifyotp',
  login_otp: code,
  is_password_reset: isReset,
});

/** Request of another code for a pending sign-in. */
export const resendRequest = (from: 'mobile' | 'email', mobile: string, email = ''): Fields => ({
  login_mobile_number: mobile,
  login_email: email,
  login_role: 'customer',
  login_request_from: from,
});

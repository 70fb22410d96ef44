import type { ResetPasswordRequest, ValidateOtpRequest, VerifyEmailRequest } from '@folioflow/api/contract';

/** The request for a code to an address (ON-164, ON-185). */
export const emailCodeRequest = (email: string) =>
  ({
    login_email: email,
    login_role: 'customer',
    login_request_from: 'email',
    login_request_mode: 'sendotp',
  }) as const satisfies ResetPasswordRequest | VerifyEmailRequest;

/** The password travels as login_hint, only in this request (ON-178, ON-189, D-24). */
export const passwordRequest = <const Mode extends string>(mode: Mode, email: string, password: string) => ({
  ...emailCodeRequest(email),
  login_request_mode: mode,
  login_hint: password,
});

/** ON-170, ON-188, D-26. */
export const emailCodeCheckRequest = (
  email: string,
  code: string | undefined,
  isReset: boolean,
): ValidateOtpRequest => ({
  login_otp: code ?? '',
  login_role: 'customer',
  login_email: email,
  login_request_from: 'email',
  login_request_mode: 'verifyotp',
  is_password_reset: isReset,
});

import { EMAIL_MAX_LENGTH, type ResetPasswordRequest, type ValidateOtpRequest } from '@folioflow/api/contract';
import type { ConfirmRequest } from '../../parts/second-factor/index.ts';
import { isEmail, tidyEmail } from '../../parts/email.rules.ts';
import type { EmailDraft } from '../email-password/email-password.types.ts';

/** The address matches and has at most 35 characters (ON-163, ON-505). */
export const isResetEmail = (email: string): boolean => isEmail(email) && email.length <= EMAIL_MAX_LENGTH;

export const tidyDraft = (draft: EmailDraft, { email = draft.email }: Partial<EmailDraft>): EmailDraft => ({
  email: tidyEmail(email, EMAIL_MAX_LENGTH),
});

/** Asks for the code of the reset (ON-164). */
export const startRequest = (email: string): ResetPasswordRequest => ({
  login_email: email,
  login_role: 'customer',
  login_request_from: 'email',
  login_request_mode: 'sendotp',
});

/** ON-178, D-24: the new password travels as login_hint, in this request and nowhere else. */
export const passwordRequest = (email: string, password: string): ResetPasswordRequest => ({
  login_email: email,
  login_role: 'customer',
  login_request_from: 'email',
  login_request_mode: 'resetpassword',
  login_hint: password,
});

/** ON-170. */
export const codeRequest = ({
  subject,
  codes,
}: Pick<ConfirmRequest<{ readonly login_email: string }>, 'subject' | 'codes'>): ValidateOtpRequest => ({
  login_otp: codes.email ?? '',
  login_role: 'customer',
  login_email: subject.login_email,
  login_request_from: 'email',
  login_request_mode: 'verifyotp',
  is_password_reset: true,
});

import type { ResetPasswordAnswer } from '@folioflow/api/contract';
import type { Notice } from '../kit/notice.ts';

/** Password reset, email verification and the code check have the same answer. */
export type NextStepAnswer = Pick<
  ResetPasswordAnswer,
  'messageText' | 'verify_otp' | 'verify_password' | 'state_parameters'
>;

/** The next step that the server requests, at the top of the answer or in `state_parameters` (ON-165 to ON-167). */
export function nextStepOf({
  verify_otp,
  verify_password,
  state_parameters,
}: NextStepAnswer): 'code' | 'password' | null {
  if (verify_otp === true || state_parameters?.verify_otp === true) return 'code';
  return verify_password === true || state_parameters?.verify_password === true ? 'password' : null;
}

/** The notice for an accepted answer without a next step: its text, or the not-found text (C-08). */
export const noNextStepNotice = ({ messageText }: NextStepAnswer): Notice => ({
  kind: 'refused',
  text: messageText,
  via: 'answer',
  errors: [],
});

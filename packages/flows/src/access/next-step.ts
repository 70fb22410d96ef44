import type { ResetPasswordAnswer } from '@folioflow/api/contract';
import type { Notice } from '../kit/notice.ts';

/** Password reset, email verification and the code check answer alike. */
export type StepAnswer = Pick<
  ResetPasswordAnswer,
  'messageText' | 'verify_otp' | 'verify_password' | 'state_parameters'
>;

/** What the server asks for next, said at the top of the answer or inside `state_parameters` (ON-165 to ON-167). */
export function nextStepOf({ verify_otp, verify_password, state_parameters }: StepAnswer): 'code' | 'password' | null {
  if (verify_otp === true || state_parameters?.verify_otp === true) return 'code';
  return verify_password === true || state_parameters?.verify_password === true ? 'password' : null;
}

/** An accepted answer that names no next step leads nowhere: its text, else the not-found text, says so (C-08). */
export const noNextStep = ({ messageText }: StepAnswer): Notice => ({
  kind: 'refused',
  text: messageText,
  via: 'answer',
  errors: [],
});

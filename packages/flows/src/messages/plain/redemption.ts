/** A redemption. */
import { redemption as documented } from '../en/redemption.ts';
import type { Translated } from '../translated.ts';

export const redemption = {
  ...documented,
  'codes.resendIn': 'You can resend the OTP in {seconds} s',
  toList: 'Go to your orders',
  'codes.undo': 'Back',
  'completed.done': 'Done',
} as const satisfies Translated<typeof documented>;

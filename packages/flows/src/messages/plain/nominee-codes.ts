/** The codes of a nominee. */
import { nomineeCodes as documented } from '../en/nominee-codes.ts';
import type { Translated } from '../translated.ts';

export const nomineeCodes = {
  ...documented,
  resendIn: 'You can resend the OTP in {seconds} s',
} as const satisfies Translated<typeof documented>;

/** A redemption. */
import { redemption as documented } from '../en/redemption.ts';
import type { Translated } from '../translated.ts';

export const redemption = {
  ...documented,
  'codes.resendIn': 'You can ask for a new OTP in {seconds} s',
} as const satisfies Translated<typeof documented>;

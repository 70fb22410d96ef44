/** The registration of a SWP. */
import { swp as documented } from '../en/swp.ts';
import type { Translated } from '../translated.ts';

export const swp = {
  ...documented,
  'codes.resendIn': 'You can resend the OTP in {seconds} s',
} as const satisfies Translated<typeof documented>;

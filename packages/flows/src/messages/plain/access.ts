/** Sign-in without version labels and abbreviations. */
import { access as documented } from '../en/access.ts';
import type { Translated } from '../translated.ts';

export const access = {
  ...documented,
  'signIn.version': '',
  'signIn.tab.email': 'Email',
  'signIn.older.version': '',
  'signIn.older.tab.email': 'Your Email',
  'otp.resendIn': 'You can ask for a new OTP in {seconds} s',
} as const satisfies Translated<typeof documented>;

/** Sign-in without version labels and abbreviations. */
import { access as documented } from '../en/access.ts';
import type { Translated } from '../translated.ts';

export const access = {
  ...documented,
  'signIn.version': '',
  'signIn.tab.email': 'Email',
  'signIn.older.version': '',
  'signIn.older.tab.email': 'Your Email',
  'otp.resendIn': 'You can resend the OTP in {seconds} s',
  'signIn.registration': 'No account yet?',
  'signIn.signUp': 'Sign up',
  'otp.explanation': 'We have sent an OTP to your registered mobile number. Enter it to continue.',
} as const satisfies Translated<typeof documented>;

/** The invest panel. */
import { invest as documented } from '../en/invest.ts';
import type { Translated } from '../translated.ts';

export const invest = {
  ...documented,
  'invest.tab.sip': 'SIP',
  'invest.tab.lumpsum': 'One time',
  'nominee.resendIn': 'You can ask for a new OTP in {seconds} s',
} as const satisfies Translated<typeof documented>;

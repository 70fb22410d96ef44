/** The checkouts. */
import { ordering as documented } from '../en/ordering.ts';
import type { Translated } from '../translated.ts';

export const ordering = {
  ...documented,
  'order.missing.link': 'Go to your lumpsum orders',
  'code.resendIn': 'You can ask for a new OTP in {seconds} s',
} as const satisfies Translated<typeof documented>;

/** The checkouts. */
import { checkout as documented } from '../en/checkout.ts';
import type { Translated } from '../translated.ts';

export const checkout = {
  ...documented,
  'order.missing.link': 'Go to your lumpsum orders',
  'code.resendIn': 'You can ask for a new OTP in {seconds} s',
} as const satisfies Translated<typeof documented>;

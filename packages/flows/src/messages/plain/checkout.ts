/** The checkouts. */
import { checkout as documented } from '../en/checkout.ts';
import type { Translated } from '../translated.ts';

export const checkout = {
  ...documented,
  'order.missing.link': 'Go to your lumpsum orders',
  'code.resendIn': 'You can resend the OTP in {seconds} s',
  'lumpsum.title': 'One-time investment',
  'order.checkList': 'Go to your orders',
} as const satisfies Translated<typeof documented>;

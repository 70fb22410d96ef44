/** The order lists. */
import { orders as documented } from '../en/orders.ts';
import type { Translated } from '../translated.ts';

export const orders = {
  ...documented,
  'row.why': 'Why?',
  'why.title': 'Why?',
  'order.title.paynow': 'Pay for your order',
  'history.none': 'The history of this order is not here yet.',
  'sip.confirming': 'We are confirming your SIP order …',
} as const satisfies Translated<typeof documented>;

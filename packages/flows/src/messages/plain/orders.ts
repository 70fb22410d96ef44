/** The order lists. */
import { orders as documented } from '../en/orders.ts';
import type { Translated } from '../translated.ts';

export const orders = {
  ...documented,
  'row.why': 'Why?',
  'why.title': 'Why?',
  'order.title.paynow': 'Pay for your order',
  'history.none': 'This order has no history yet.',
  'sip.confirming': 'We are confirming your SIP order …',
  'list.title.single': 'Lumpsum orders',
  'list.title.xsip': 'SIPs',
  'list.title.stp': 'STPs',
  'order.toList': 'Go to your orders',
  'order.done': 'Done',
  'sip.toList': 'Go to your SIPs',
  'portfolio.empty': 'You have not invested yet',
} as const satisfies Translated<typeof documented>;

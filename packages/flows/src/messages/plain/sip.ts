/** The SIP checkout. */
import { sip as documented } from '../en/sip.ts';
import type { Translated } from '../translated.ts';

export const sip = {
  ...documented,
  title: 'SIP Order Checkout',
  'create.withMandate': 'Create SIP Order',
  'create.byHand': 'Confirm SIP Order',
  confirm: 'Confirm SIP Order',
} as const satisfies Translated<typeof documented>;

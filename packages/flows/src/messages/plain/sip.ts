/** The SIP checkout. */
import { sip as documented } from '../en/sip.ts';
import type { Translated } from '../translated.ts';

export const sip = {
  ...documented,
  title: 'SIP Order Checkout',
  'create.withMandate': 'Create SIP Order',
  'create.byHand': 'Confirm SIP Order',
  confirm: 'Confirm SIP Order',
  'byHand.note': 'Nothing is debited automatically. You pay each instalment yourself when it is due.',
  'day.first': 'First instalment today',
} as const satisfies Translated<typeof documented>;

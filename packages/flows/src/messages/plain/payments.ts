/** Payments and their results. */
import { payments as documented } from '../en/payments.ts';
import type { Translated } from '../translated.ts';

export const payments = {
  ...documented,
  'link.orderList': 'Go to your orders',
  'status.done': 'Go to your orders',
  'response.fetching': 'We are fetching your order …',
  'response.fetching.note': 'Please do not press Submit, Back or Refresh',
  'response.toList': 'Go to the list',
} as const satisfies Translated<typeof documented>;

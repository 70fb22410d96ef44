/** The order lists. */
import { orders as documented } from '../en/orders.ts';
import type { Translated } from '../translated.ts';

export const orders = {
  ...documented,
  'row.why': 'Why?',
  'why.title': 'Why?',
  'history.none': 'The history of this order is not here yet.',
} as const satisfies Translated<typeof documented>;

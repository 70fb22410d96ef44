/** Another investment into an order. */
import { investMore as documented } from '../en/invest-more.ts';
import type { Translated } from '../translated.ts';

export const investMore = {
  ...documented,
  toList: 'Go to your orders',
} as const satisfies Translated<typeof documented>;

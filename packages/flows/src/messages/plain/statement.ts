/** The statement of an order. */
import { statement as documented } from '../en/statement.ts';
import type { Translated } from '../translated.ts';

export const statement = {
  ...documented,
  toList: 'Go to your orders',
} as const satisfies Translated<typeof documented>;

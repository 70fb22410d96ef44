/** Registration of an STP: the value of its source has the same label as on every other page. */
import { transfer as documented } from '../en/transfer.ts';
import type { Translated } from '../translated.ts';

export const transfer = {
  ...documented,
  worth: 'Current value',
  overAvailable: 'Each transfer can be at most ₹{limit}',
} as const satisfies Translated<typeof documented>;

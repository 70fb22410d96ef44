/** Registration of an STP: the value of its source has the same label as on every other page. */
import { transfer as documented } from '../en/transfer.ts';
import type { Translated } from '../translated.ts';

export const transfer = {
  ...documented,
  worth: 'Current value',
  overAvailable: 'Each transfer can be at most ₹{limit}',
  toList: 'Go to your orders',
  'targets.title': 'Choose a scheme from the list below',
  available: 'Amount available for STP',
  invalid: 'Please check your entries',
} as const satisfies Translated<typeof documented>;

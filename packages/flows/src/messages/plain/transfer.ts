/** A STP that is begun: what its source is worth is called what every other page calls it. */
import { transfer as documented } from '../en/transfer.ts';
import type { Translated } from '../translated.ts';

export const transfer = {
  ...documented,
  worth: 'Current value',
} as const satisfies Translated<typeof documented>;

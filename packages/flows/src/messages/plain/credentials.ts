/** The first PIN. */
import { credentials as documented } from '../en/credentials.ts';
import type { Translated } from '../translated.ts';

export const credentials = {
  ...documented,
  'pin.mismatch': 'The two PINs are not the same.',
} as const satisfies Translated<typeof documented>;

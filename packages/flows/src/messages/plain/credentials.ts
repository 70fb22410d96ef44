/** The first PIN. */
import { credentials as documented } from '../en/credentials.ts';
import type { Translated } from '../translated.ts';

export const credentials = {
  ...documented,
  'pin.mismatch': 'The two PINs do not match.',
  'password.tooShort': 'Use at least 7 characters.',
  'password.mismatch': 'The two passwords do not match.',
} as const satisfies Translated<typeof documented>;

/** Missing parts of an Aadhaar card. */
import { aadhaarCard as documented } from '../en/aadhaar-card.ts';
import type { Translated } from '../translated.ts';

export const aadhaarCard = {
  ...documented,
  'missing.back': 'The back of your Aadhaar card is missing.',
  'missing.front': 'The front of your Aadhaar card is missing.',
  'missing.both': 'Please upload the front and the back of your Aadhaar card together again.',
} as const satisfies Translated<typeof documented>;

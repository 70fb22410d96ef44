/** The identification photo. */
import { photo as documented } from '../en/photo.ts';
import type { Translated } from '../translated.ts';

export const photo = {
  ...documented,
  'photo.retake': 'Retake',
} as const satisfies Translated<typeof documented>;

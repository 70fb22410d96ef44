/** An image upload. */
import { upload as documented } from '../en/upload.ts';
import type { Translated } from '../translated.ts';

export const upload = {
  ...documented,
  wrongName: 'The file must be named {name}',
} as const satisfies Translated<typeof documented>;

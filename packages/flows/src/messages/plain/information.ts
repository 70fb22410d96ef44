/** The information page. */
import { information as documented } from '../en/information.ts';
import type { Translated } from '../translated.ts';

export const information = {
  ...documented,
  toList: 'Go to the list',
} as const satisfies Translated<typeof documented>;

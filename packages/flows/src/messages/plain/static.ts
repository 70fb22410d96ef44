/** The landing page, which promises only features of the product. */
import { landing as documented } from '../en/static.ts';
import type { Translated } from '../translated.ts';

export { contact, documents, privacy, terms } from '../en/static.ts';

export const landing = {
  ...documented,
  hero: 'Invest in mutual funds and see where every rupee is',
  supporting:
    'Open your account from home, choose a scheme, and pay from your own bank. Before any money moves, you see what happens, when, and what it costs.',
} as const satisfies Translated<typeof documented>;

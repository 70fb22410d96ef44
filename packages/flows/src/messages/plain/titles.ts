/** Names of the pages. */
import { titles as documented } from '../en/titles.ts';
import type { Translated } from '../translated.ts';

export const titles = {
  ...documented,
  addDebitAccount: 'Add a debit card',
  pinChange: 'Change PIN',
  watchlists: 'Watchlists',
} as const satisfies Translated<typeof documented>;

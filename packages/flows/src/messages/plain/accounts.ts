/** The list of bank accounts. */
import { accounts as documented } from '../en/accounts.ts';
import type { Translated } from '../translated.ts';

export const accounts = {
  ...documented,
  title: 'Your bank accounts',
  loading: 'We are fetching your bank accounts',
  empty: 'No bank accounts found',
} as const satisfies Translated<typeof documented>;

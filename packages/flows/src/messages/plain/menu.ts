/** The profile menu. */
import { menu as documented } from '../en/menu.ts';
import type { Translated } from '../translated.ts';

export const menu = {
  ...documented,
  pin: 'Change PIN',
  watchlist: 'Watchlists',
} as const satisfies Translated<typeof documented>;

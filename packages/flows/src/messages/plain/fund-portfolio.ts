/** The card of a portfolio. */
import { fundPortfolio as documented } from '../en/fund-portfolio.ts';
import type { Translated } from '../translated.ts';

export const fundPortfolio = {
  ...documented,
  information: 'Not published yet',
} as const satisfies Translated<typeof documented>;

/** A list of schemes. */
import { schemes as documented } from '../en/schemes.ts';
import type { Translated } from '../translated.ts';

export const schemes = {
  ...documented,
  'filter.amc': 'Fund house',
  'filter.growth': 'Return',
  'filter.growthChip': 'Return {range}',
} as const satisfies Translated<typeof documented>;

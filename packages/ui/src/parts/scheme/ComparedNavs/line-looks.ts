import type { ComparisonColumn } from '@folioflow/flows';

/** Style of each column's line, distinguishable without its colour. */
export const lineLooks = {
  first: { place: 0, token: '--accent', dashes: '', letter: 'letter.first' },
  second: { place: 1, token: '--warn', dashes: '6 4', letter: 'letter.second' },
  third: { place: 2, token: '--ink', dashes: '1.5 3', letter: 'letter.third' },
} as const satisfies Readonly<Record<ComparisonColumn, object>>;

import type { ThemeInput } from './derive-theme.ts';

/** An invented partner with its theme. */
export interface SampleBrand {
  readonly name: string;
  readonly theme: ThemeInput;
}

/** Five invented partners, for reviews and tests of themes. */
export const SAMPLE_BRANDS: readonly SampleBrand[] = [
  { name: 'Banyan Wealth', theme: { brand: '#14532d', neutral: '#5b6658', radius: 6 } },
  { name: 'Marigold Money', theme: { brand: '#a8480a', neutral: '#6b6259', radius: 14 } },
  { name: 'Kesari Capital', theme: { brand: '#b0173a', neutral: '#645e63', radius: 2 } },
  { name: 'Sagar Funds', theme: { brand: '#0f6b70', neutral: '#566669', radius: 10 } },
  { name: 'Obsidian', theme: { brand: '#1c1d21', neutral: '#626366', radius: 0 } },
];

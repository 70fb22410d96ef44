import { definePage } from '../../app/page.ts';

export const lumpsumCalculator = definePage({
  title: 'titles.lumpsumCalculator',
  routes: {},
  load: () => import('./LumpsumCalculator.tsx'),
});

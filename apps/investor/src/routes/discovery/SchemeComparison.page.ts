import { definePage } from '../../app/page.ts';

export const schemeComparison = definePage({
  title: 'titles.schemeComparison',
  routes: {},
  load: () => import('./SchemeComparison.tsx'),
  areas: ['chart'],
});

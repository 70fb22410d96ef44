import { definePage, storedRoute } from '../../app/page.ts';

export const portfolio = definePage({
  title: 'titles.portfolio',
  routes: {
    portfolio: storedRoute(),
  },
  load: () => import('./Portfolio.tsx'),
  areas: ['orders', 'holdings'],
});

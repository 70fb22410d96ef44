import { definePage, storedRoute } from '../../app/page.ts';

export const holding = definePage({
  title: 'titles.holding',
  routes: {
    holding: storedRoute(),
  },
  load: () => import('./Holding.tsx'),
  areas: ['holdings'],
});

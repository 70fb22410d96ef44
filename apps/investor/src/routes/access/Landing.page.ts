import { definePage, publicRoute } from '../../app/page.ts';

export const landing = definePage({
  title: 'titles.landing',
  routes: {
    '': publicRoute(),
    landing: publicRoute(),
  },
  load: () => import('./Landing.tsx'),
});

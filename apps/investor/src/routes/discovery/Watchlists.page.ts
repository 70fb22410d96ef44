import { definePage, storedRoute } from '../../app/page.ts';

export const watchlists = definePage({
  title: 'titles.watchlists',
  routes: {
    schemeWatchList: storedRoute(),
  },
  load: () => import('./Watchlists.tsx'),
  areas: ['watchlists'],
});

export const adviseList = definePage({
  title: 'titles.adviseList',
  routes: {
    advisorAdviseList: storedRoute(),
  },
  load: () => import('./Watchlists.tsx'),
  areas: ['watchlists'],
});

import { definePage, storedRoute } from '../../app/page.ts';

export const myKyc = definePage({
  title: 'titles.myKyc',
  routes: {
    accounts: storedRoute(),
  },
  load: () => import('./MyKyc.tsx'),
  areas: ['stage'],
});

import { definePage, storedRoute } from '../../app/page.ts';

export const schemeList = definePage({
  title: 'titles.schemeList',
  routes: {
    schemeList: storedRoute(),
  },
  load: () => import('./SchemeList.tsx'),
  areas: ['discovery'],
});

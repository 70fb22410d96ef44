import { definePage, storedRoute } from '../../app/page.ts';

export const orderList = definePage({
  title: 'titles.orderList',
  routes: {
    orderList: storedRoute(),
  },
  load: () => import('./OrderList.tsx'),
  areas: ['orders'],
});

export const sipList = definePage({
  title: 'titles.sipList',
  routes: {
    sipList: storedRoute(),
  },
  load: () => import('./OrderList.tsx'),
  areas: ['orders'],
});

export const stpList = definePage({
  title: 'titles.stpList',
  routes: {
    stpList: storedRoute(),
  },
  load: () => import('./OrderList.tsx'),
  areas: ['orders'],
});

import { definePage, storedRoute } from '../../app/page.ts';

export const orderResponse = definePage({
  title: 'titles.orderResponse',
  routes: {
    orderResponse: storedRoute(),
  },
  load: () => import('./OrderResponse.tsx'),
  areas: ['payments'],
});

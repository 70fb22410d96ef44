import { definePage, storedRoute } from '../../app/page.ts';

export const allOrders = definePage({
  title: 'titles.allOrders',
  routes: {
    allOrders: storedRoute(),
  },
  load: () => import('./AllOrders.tsx'),
  areas: ['orders'],
});

import { definePage, storedRoute } from '../../app/page.ts';

export const orderScreen = definePage({
  title: 'titles.orderScreen',
  routes: {
    orderEditCheckout: storedRoute(),
  },
  load: () => import('./OrderScreen.tsx'),
  areas: ['orders'],
});

export const redeemScreen = definePage({
  title: 'titles.redeemScreen',
  routes: {
    order2factorCheckout: storedRoute('/order2factorCheckout/:redeem_id'),
  },
  load: () => import('./OrderScreen.tsx'),
  areas: ['orders'],
});

export const sipOrderScreen = definePage({
  title: 'titles.sipOrderScreen',
  routes: {
    sipEditCheckout: storedRoute(),
  },
  load: () => import('./OrderScreen.tsx'),
  areas: ['orders'],
});

import { definePage, storedRoute } from '../../app/page.ts';

export const payment = definePage({
  title: 'titles.payment',
  routes: {
    paymentPage: storedRoute(),
  },
  load: () => import('./Payment.tsx'),
  areas: ['orders', 'payments'],
});

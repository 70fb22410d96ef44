import { definePage, storedRoute } from '../../app/page.ts';

export const paymentStatus = definePage({
  title: 'titles.paymentStatus',
  routes: {
    paymentResponse: storedRoute(),
  },
  load: () => import('./PaymentStatus.tsx'),
  areas: ['payments'],
});

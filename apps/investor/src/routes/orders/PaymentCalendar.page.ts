import { definePage, storedRoute } from '../../app/page.ts';

export const paymentCalendar = definePage({
  title: 'titles.paymentCalendar',
  routes: {
    paymentCalendar: storedRoute(),
  },
  load: () => import('./PaymentCalendar.tsx'),
  areas: ['orders', 'accounts'],
});

import { definePage, storedRoute } from '../../app/page.ts';

export const lumpsumCheckout = definePage({
  title: 'titles.lumpsumCheckout',
  routes: {
    orderCheckout: storedRoute(),
  },
  load: () => import('./LumpsumCheckout.tsx'),
  areas: ['chart', 'checkout'],
});

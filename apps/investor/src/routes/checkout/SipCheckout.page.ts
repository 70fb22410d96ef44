import { definePage, storedRoute } from '../../app/page.ts';

export const sipCheckout = definePage({
  title: 'titles.sipCheckout',
  routes: {
    sipCheckout: storedRoute(),
  },
  load: () => import('./SipCheckout.tsx'),
  areas: ['chart', 'accounts'],
});

import { definePage, storedRoute } from '../../app/page.ts';

export const capitalGains = definePage({
  title: 'titles.capitalGains',
  routes: {
    capitalGains: storedRoute(),
  },
  load: () => import('./CapitalGains.tsx'),
});

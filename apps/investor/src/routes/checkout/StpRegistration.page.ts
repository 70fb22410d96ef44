import { definePage, storedRoute } from '../../app/page.ts';

export const stpRegistration = definePage({
  title: 'titles.stpRegistration',
  routes: {
    stpSchemeList: storedRoute(),
  },
  load: () => import('./StpRegistration.tsx'),
  areas: ['orders', 'transfer'],
});

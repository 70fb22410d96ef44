import { definePage, publicRoute } from '../../app/page.ts';

export const pinSetup = definePage({
  title: 'titles.pinSetup',
  routes: {
    'verify-pin': publicRoute(),
  },
  load: () => import('./PinSetup.tsx'),
});

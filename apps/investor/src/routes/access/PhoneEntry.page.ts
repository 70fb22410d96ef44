import { definePage, publicRoute } from '../../app/page.ts';

export const phoneEntry = definePage({
  title: 'titles.phoneEntry',
  routes: {
    'otp-1': publicRoute(),
  },
  load: () => import('./PhoneEntry.tsx'),
});

import { definePage, publicRoute } from '../../app/page.ts';

export const emailVerification = definePage({
  title: 'titles.emailVerification',
  routes: {
    'verify-email': publicRoute(),
  },
  load: () => import('./EmailVerification.tsx'),
});

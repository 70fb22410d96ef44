import { definePage, publicRoute } from '../../app/page.ts';

export const identityPages = definePage({
  title: 'titles.identityPages',
  routes: {
    imageverification: publicRoute(),
    'verify-step-2': publicRoute(),
    'verify-step-3': publicRoute(),
    'verify-step-4': publicRoute(),
  },
  load: () => import('./IdentityPages.tsx'),
});

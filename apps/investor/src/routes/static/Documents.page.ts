import { definePage, publicRoute } from '../../app/page.ts';

export const terms = definePage({
  title: 'titles.terms',
  routes: {
    'terms-condition': publicRoute(),
  },
  load: () => import('./Documents.tsx'),
});

export const privacy = definePage({
  title: 'titles.privacy',
  routes: {
    'privacy-policy': publicRoute(),
  },
  load: () => import('./Documents.tsx'),
});

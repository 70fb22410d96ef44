import { definePage, authenticatedRoute, publicRoute } from './page.ts';

/** The neutral page; its code is loaded with the first unknown address. */
export const neutral = definePage({
  title: 'titles.neutral',
  routes: {
    faq: publicRoute(),
    settings: authenticatedRoute(),
    'settings-preferences': authenticatedRoute(),
    'settings-security': authenticatedRoute(),
    'settings-account': authenticatedRoute(),
    about: publicRoute(),
    'buy-sell': publicRoute(),
    lock: publicRoute(),
    history: publicRoute(),
    clientList: publicRoute(),
    clientDocuments: publicRoute('/clientDocuments/:customer_id'),
  },
  load: () => import('./Neutral.tsx'),
});

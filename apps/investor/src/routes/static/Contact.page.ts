import { definePage, publicRoute } from '../../app/page.ts';

export const contact = definePage({
  title: 'titles.contact',
  routes: {
    contact: publicRoute(),
  },
  load: () => import('./Contact.tsx'),
});

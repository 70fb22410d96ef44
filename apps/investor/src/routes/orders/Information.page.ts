import { definePage, storedRoute } from '../../app/page.ts';

export const information = definePage({
  title: 'titles.information',
  routes: {
    fyInformation: storedRoute(),
  },
  load: () => import('./Information.tsx'),
});

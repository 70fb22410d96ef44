import { definePage, storedRoute } from '../../app/page.ts';

export const pinChange = definePage({
  title: 'titles.pinChange',
  routes: {
    mpinInformation: storedRoute(),
  },
  load: () => import('./PinChange.tsx'),
});

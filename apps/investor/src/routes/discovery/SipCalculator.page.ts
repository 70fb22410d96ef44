import { definePage, publicRoute } from '../../app/page.ts';

export const sipCalculator = definePage({
  title: 'titles.sipCalculator',
  routes: {
    sipcalculator: publicRoute(),
  },
  load: () => import('./SipCalculator.tsx'),
});

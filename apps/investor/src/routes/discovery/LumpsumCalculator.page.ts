import { titles } from '@folioflow/flows/words/titles';
import { definePage, publicRoute } from '../../app/page.ts';

export const lumpsumCalculator = definePage({
  title: titles.lumpsumCalculator,
  routes: {
    lumpsumcalculator: publicRoute(),
  },
  load: () => import('./LumpsumCalculator.tsx'),
  container: 'LumpsumCalculatorRoute',
});

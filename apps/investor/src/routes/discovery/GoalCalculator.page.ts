import { titles } from '@folioflow/flows/words/titles';
import { definePage, publicRoute } from '../../app/page.ts';

export const goalCalculator = definePage({
  title: titles.goalCalculator,
  routes: {
    goalcalculator: publicRoute(),
  },
  load: () => import('./GoalCalculator.tsx'),
  container: 'GoalCalculatorRoute',
});

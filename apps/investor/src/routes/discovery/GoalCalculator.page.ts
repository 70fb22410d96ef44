import { definePage } from '../../app/page.ts';

export const goalCalculator = definePage({
  title: 'titles.goalCalculator',
  routes: {},
  load: () => import('./GoalCalculator.tsx'),
});

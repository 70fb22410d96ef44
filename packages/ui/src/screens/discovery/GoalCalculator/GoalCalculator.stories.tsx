import { sampleGoalDraft } from '@folioflow/flows';
import { fn } from 'storybook/test';
import { GoalCalculator } from './GoalCalculator.tsx';

export default {
  title: 'Screens/Discovery/GoalCalculator',
  component: GoalCalculator,
  parameters: { layout: 'fullscreen' },
  args: { onPlan: fn() },
};

export const Example = {};
export const ExampleSubmitted = { args: { opened: sampleGoalDraft } };
export const OneYear = { args: { opened: { goal: '100000', years: '1', cagr: '12' } } };
export const LargestGoal = { args: { opened: { goal: '9999999999', years: '30', cagr: '10' } } };
export const Refused = { args: { opened: { goal: '0', years: '0', cagr: '101' } } };

import { sampleLumpsumDraft } from '@folioflow/flows';
import { fn } from 'storybook/test';
import { LumpsumCalculator } from './LumpsumCalculator.tsx';

export default {
  title: 'Screens/Discovery/LumpsumCalculator',
  component: LumpsumCalculator,
  parameters: { layout: 'fullscreen' },
  args: { onPlan: fn() },
};

export const Example = {};
export const ExampleSubmitted = { args: { opened: sampleLumpsumDraft } };
export const OneYear = { args: { opened: { amount: '5000', years: '1', cagr: '7.5' } } };
export const WithoutReturn = { args: { opened: { amount: '25000', years: '5', cagr: '0' } } };
export const LargestSum = { args: { opened: { amount: '99999999', years: '40', cagr: '30' } } };
export const Refused = { args: { opened: { amount: '0', years: '101', cagr: '12' } } };

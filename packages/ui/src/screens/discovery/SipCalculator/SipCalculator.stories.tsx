import { parseCalculatorDraft } from '@folioflow/flows';
import { fn } from 'storybook/test';
import { SipCalculator } from './SipCalculator.tsx';

export default {
  title: 'Screens/Discovery/SipCalculator',
  component: SipCalculator,
  parameters: { layout: 'fullscreen' },
  args: { onSettle: fn(), onPlan: fn() },
};

const openedWith = (amount: number, factor: number, years: readonly [number, number], rates: readonly number[]) => {
  const [investmentYears, holdingYears] = years;
  const [cagr = 0, inflation = 0, increment = 0] = rates;
  const figures = { amount, factor, cagr, inflation, increment, investmentYears, holdingYears };
  const search = new URLSearchParams(Object.entries(figures).map(([name, figure]) => [name, String(figure)]));
  return { args: { opened: parseCalculatorDraft(search.toString()) } };
};

export const Example = {};
export const Monthly = openedWith(5000, 12, [15, 20], [12, 6, 5]);
export const OneYear = openedWith(1000, 1, [1, 1], [10]);
export const LongLife = openedWith(25_000, 12, [40, 100], [13, 5]);
export const InflationAboveReturn = openedWith(1000, 12, [5, 8], [4, 9]);
export const Refused = openedWith(1000, 13, [6, 5], [12, 6]);
export const Uncountable = openedWith(99_999_999, 12, [100, 100], [100]);

import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { chartPage, chartPageFlow } from '../chart-page/index.ts';
import { schemeComparisonMachine } from './scheme-comparison.machine.ts';
import type { SchemeComparisonPorts } from './scheme-comparison.types.ts';
import { schemeComparisonView } from './scheme-comparison.view.ts';

export type * from './scheme-comparison.types.ts';
export type * from './compared-navs.ts';
export { comparedRows } from './compared-navs.ts';
export {
  chosenWith,
  COMPARED_AT_MOST,
  comparisonKeeps,
  isChosen,
  schemesIn,
  schemesSearchOf,
} from './compared-schemes.ts';
export { isComparison } from './comparison-address.ts';
export { comparisonIn } from './scheme-comparison.rules.ts';

export const schemeComparisonFlow = flow({
  machine: schemeComparisonMachine,
  children: { first: chartPageFlow, second: chartPageFlow, third: chartPageFlow },
  view: schemeComparisonView,
});

/** Up to three schemes beside each other, /schemeList?compare=…: hand in the provider's operation as it is. */
export const schemeComparison = (ports: SchemeComparisonPorts) => {
  const { machine } = chartPage(ports);
  return {
    ...schemeComparisonFlow,
    machine: runnable(schemeComparisonMachine, { first: machine, second: machine, third: machine }),
  };
};

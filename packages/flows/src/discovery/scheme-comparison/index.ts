import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { chartPage, chartPageFlow } from '../chart-page/index.ts';
import { schemeComparisonMachine } from './scheme-comparison.machine.ts';
import type { SchemeComparisonPorts } from './scheme-comparison.types.ts';
import { schemeComparisonView } from './scheme-comparison.view.ts';

export type * from './scheme-comparison.types.ts';
export type * from './compared-navs.ts';
export { tableRowsOfComparison } from './compared-navs.ts';
export {
  toggleComparedScheme,
  MAX_COMPARED_SCHEMES,
  comparisonStorage,
  isSchemeCompared,
  parseComparedSchemes,
  comparedSchemesQuery,
} from './compared-schemes.ts';
export { isComparisonQuery } from './comparison-address.ts';
export { parseComparison } from './scheme-comparison.rules.ts';

export const schemeComparisonFlow = flow({
  machine: schemeComparisonMachine,
  children: { first: chartPageFlow, second: chartPageFlow, third: chartPageFlow },
  view: schemeComparisonView,
});

/** Compares up to three schemes, /schemeList?compare=…. It uses the provider's operation unchanged. */
export const schemeComparison = (ports: SchemeComparisonPorts) => {
  const { machine } = chartPage(ports);
  return {
    ...schemeComparisonFlow,
    machine: runnable(schemeComparisonMachine, { first: machine, second: machine, third: machine }),
  };
};

import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { chartPage, chartPageFlow, type ChartPageFlow } from '../chart-page/chart-page.flow.ts';
import { schemeComparisonMachine } from './scheme-comparison.machine.ts';
import type {
  SchemeComparisonPorts,
  SchemeComparisonEvent,
  SchemeComparisonInput,
  SchemeComparisonView,
} from './scheme-comparison.types.ts';
import { schemeComparisonView } from './scheme-comparison.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

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

export type SchemeComparisonFlow = EmbeddableFlow<{
  input: SchemeComparisonInput;
  event: SchemeComparisonEvent;
  view: SchemeComparisonView;
  children: { first: ChartPageFlow; second: ChartPageFlow; third: ChartPageFlow };
}>;

export const schemeComparisonFlow: SchemeComparisonFlow = flow({
  machine: schemeComparisonMachine,
  children: { first: chartPageFlow, second: chartPageFlow, third: chartPageFlow },
  view: schemeComparisonView,
});

/** Compares up to three schemes, /schemeList?compare=…. It uses the provider's operation unchanged. */
export const schemeComparison = (ports: SchemeComparisonPorts): RunnableFlow<SchemeComparisonFlow> => {
  const { machine } = chartPage(ports);
  return {
    ...schemeComparisonFlow,
    machine: runnable(schemeComparisonMachine, { first: machine, second: machine, third: machine }),
  };
};

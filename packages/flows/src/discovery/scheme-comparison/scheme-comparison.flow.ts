import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { chartPage, chartPageFlow } from '../chart-page/chart-page.flow.ts';
import { schemeComparisonMachine } from './scheme-comparison.machine.ts';
import type { SchemeComparisonPorts } from './scheme-comparison.types.ts';
import { schemeComparisonView } from './scheme-comparison.view.ts';

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

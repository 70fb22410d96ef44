import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ChartPageFlow } from '../chart-page/index.ts';
import type {
  SchemeComparisonEvent,
  SchemeComparisonInput,
  SchemeComparisonPorts,
  SchemeComparisonView,
} from './scheme-comparison.types.ts';
import * as unit from './scheme-comparison.flow.ts';

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

export const schemeComparisonFlow: SchemeComparisonFlow = embeddable(unit.schemeComparisonFlow);

/** Compares up to three schemes, /schemeList?compare=…. It uses the provider's operation unchanged. */
export const schemeComparison: (ports: SchemeComparisonPorts) => RunnableFlow<SchemeComparisonFlow> = embeddableFactory(
  unit.schemeComparison,
);

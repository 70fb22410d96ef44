import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ResourceEvent } from '../../kit/resource.ts';
import type { ChartPagePorts, ChartPageView } from './chart-page.types.ts';
import type { GetSchemeStatisticsRequest, SchemeChart } from '@folioflow/api/contract';
import * as unit from './chart-page.flow.ts';

export type * from './chart-page.types.ts';
export { chartPageValueOf, type ChartPageValue } from './chart-page-value.ts';
export {
  historyLengthInDays,
  sampleNavPoints,
  navSummaryOf,
  recentNavPoints,
  parseHistoryWindowInDays,
  type NavChange,
  type LatestNav,
  type NavPoint,
  type NavSummary,
} from './nav-history.ts';
export { RISK_LEVELS, schemeFactsOf, type SchemeFacts, type SchemeClassification } from './scheme-facts.ts';
export {
  NAV_PERIODS,
  navPointsOfPeriod,
  navReturnOf,
  openingPeriodOf,
  WHOLE_HISTORY,
  yearsOfPeriod,
  type NavPeriod,
  type NavReturn,
} from './nav-period.ts';

export type ChartPageFlow = EmbeddableFlow<{
  input: { request: GetSchemeStatisticsRequest };
  event: ResourceEvent<GetSchemeStatisticsRequest, SchemeChart>;
  view: ChartPageView;
}>;

export const chartPageFlow: ChartPageFlow = embeddable(unit.chartPageFlow);

/** The chart page, /charts/… and /chartsmobile; its request is `statisticsRequestOf(parameters)`. */
export const chartPage: (ports: ChartPagePorts) => RunnableFlow<ChartPageFlow> = embeddableFactory(unit.chartPage);

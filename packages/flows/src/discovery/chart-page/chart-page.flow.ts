import {
  NOT_FOUND_CODE,
  type GetSchemeStatisticsAnswer,
  type GetSchemeStatisticsRequest,
  type SchemeChart,
} from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { flow } from '../../kit/flow.ts';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import { chartPageMachine } from './chart-page.machine.ts';
import { runnable } from '../../kit/port.ts';
import { resourceView, type ResourceEvent } from '../../kit/resource.ts';
import { findConfirmedScheme } from '../../parts/scheme/confirmed-scheme.ts';
import { chartPageValueOf } from './chart-page-value.ts';
import type { ChartPagePorts, ChartPageView } from './chart-page.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

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

const statisticsView = resourceView<GetSchemeStatisticsRequest, GetSchemeStatisticsAnswer>((answer) => answer);

const viewOf = memoiseLastResult((snapshot: SnapshotFrom<typeof chartPageMachine>): ChartPageView => {
  const view = statisticsView(snapshot);
  if (view.screen === 'unavailable' && snapshot.context.failure?.code === NOT_FOUND_CODE) return { screen: 'notFound' };
  if (view.screen !== 'loaded') return view;
  const scheme = findConfirmedScheme(view.value, snapshot.context.request);
  return scheme === null ? { screen: 'notFound' } : { ...view, value: chartPageValueOf(view.value, scheme) };
});

export const chartPageFlow: ChartPageFlow = flow({
  machine: chartPageMachine,
  // The view depends on the snapshot alone: the `children` argument is a new object on every call.
  view: (snapshot) => viewOf(snapshot),
});

/** The chart page, /charts/… and /chartsmobile; its request is `statisticsRequestOf(parameters)`. */
export const chartPage = ({ getSchemeStatistics }: ChartPagePorts): RunnableFlow<ChartPageFlow> => ({
  ...chartPageFlow,
  machine: runnable(chartPageMachine, { load: getSchemeStatistics }),
});

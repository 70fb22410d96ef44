import {
  CODES,
  type GetSchemeStatisticsAnswer,
  type GetSchemeStatisticsRequest,
  type SchemeIdentity,
} from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { flow } from '../../kit/flow.ts';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import { runnable } from '../../kit/port.ts';
import { resource, type ResourceView } from '../../kit/resource.ts';
import { investTermsOf, type InvestTerms } from '../invest-panel/invest-terms.ts';
import type { PublishedPortfolio } from '../fund-portfolio/index.ts';
import type { PublishedReturns } from '../returns-calculator/index.ts';
import { findConfirmedScheme } from '../../parts/scheme/confirmed-scheme.ts';
import type { SchemeClassification } from './scheme-facts.ts';
import { historyLengthInDays, latestNavOf, navPointsOf, type LatestNav, type NavPoint } from './nav-history.ts';

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
export { NAV_PERIODS, navPointsOfPeriod, WHOLE_HISTORY, type NavPeriod } from './nav-period.ts';

/** Data of the chart page of a scheme. */
export interface ChartPageValue {
  /** The provider's parameters of the scheme; the address is corrected to them. */
  readonly scheme: SchemeIdentity;
  readonly classification: SchemeClassification;
  readonly header: LatestNav | null;
  readonly points: readonly NavPoint[];
  /** The longest window, in days. */
  readonly historyDays: number;
  /** Input of the returns calculator and the portfolio card. */
  readonly published: PublishedReturns & PublishedPortfolio;
  /** Input of the invest panel, passed on unchanged. */
  readonly terms: InvestTerms;
}

export function chartPageValueOf(answer: GetSchemeStatisticsAnswer, scheme: SchemeIdentity): ChartPageValue {
  const points = navPointsOf(answer.nav_data_list);
  return {
    scheme,
    classification: {
      scheme_amc: answer.scheme_amc,
      scheme_category: answer.scheme_category,
      sub_category: answer.sub_category,
      risk: answer.risk,
    },
    header: latestNavOf(points),
    points,
    historyDays: historyLengthInDays(points),
    published: answer,
    terms: investTermsOf(answer, points.at(-1)?.nav ?? null),
  };
}

const statisticsResource = resource<GetSchemeStatisticsRequest, GetSchemeStatisticsAnswer>((answer) => answer);

/** `notFound`: the codes in the address belong to no scheme, or the answer is about another scheme. */
export type ChartPageView = ResourceView<ChartPageValue> | { readonly screen: 'notFound' };

const viewOf = memoiseLastResult((snapshot: SnapshotFrom<typeof statisticsResource.machine>): ChartPageView => {
  const view = statisticsResource.view(snapshot, {});
  if (view.screen === 'unavailable' && snapshot.context.failure?.code === CODES.notFound) return { screen: 'notFound' };
  if (view.screen !== 'loaded') return view;
  const scheme = findConfirmedScheme(view.value, snapshot.context.request);
  return scheme === null ? { screen: 'notFound' } : { ...view, value: chartPageValueOf(view.value, scheme) };
});

export const chartPageFlow = flow({
  machine: statisticsResource.machine,
  // The view depends on the snapshot alone: the `children` argument is a new object on every call.
  view: (snapshot) => viewOf(snapshot),
});

export type ChartPagePorts = OperationPorts<'getSchemeStatistics'>;

/** The chart page, /charts/… and /chartsmobile; its request is `statisticsRequestOf(parameters)`. */
export const chartPage = ({ getSchemeStatistics }: ChartPagePorts) => ({
  ...chartPageFlow,
  machine: runnable(chartPageFlow.machine, { load: getSchemeStatistics }),
});

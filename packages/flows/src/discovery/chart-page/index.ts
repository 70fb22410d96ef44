import type { GetSchemeStatisticsAnswer, GetSchemeStatisticsRequest } from '@folioflow/api/contract';
import type { ViewOf } from '../../kit/flow.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import { runnable } from '../../kit/port.ts';
import { resource } from '../../kit/resource.ts';
import { investTermsOf, type InvestTerms } from '../invest-panel/invest-terms.ts';
import { historyDays, navHeaderOf, navPointsOf, type NavHeader, type NavPoint } from './nav-history.ts';

export {
  navRows,
  navSummaryOf,
  navWindow,
  ONE_MONTH_DAYS,
  windowDaysOf,
  type NavChange,
  type NavHeader,
  type NavPoint,
  type NavSummary,
} from './nav-history.ts';

/** What the chart page shows of a scheme. */
export interface ChartPageValue {
  readonly header: NavHeader | null;
  readonly points: readonly NavPoint[];
  /** The longest window, in days. */
  readonly historyDays: number;
  /** For the invest panel, as it is. */
  readonly terms: InvestTerms;
}

export function chartPageValueOf(answer: GetSchemeStatisticsAnswer): ChartPageValue {
  const points = navPointsOf(answer.nav_data_list);
  return {
    header: navHeaderOf(points),
    points,
    historyDays: historyDays(points),
    terms: investTermsOf(answer, points.at(-1)?.nav ?? null),
  };
}

export const chartPageFlow = resource<GetSchemeStatisticsRequest, GetSchemeStatisticsAnswer, ChartPageValue>(
  chartPageValueOf,
);
export type ChartPageView = ViewOf<typeof chartPageFlow>;

export type ChartPagePorts = OperationPorts<'getSchemeStatistics'>;

/** The chart page, /charts/… and /chartsmobile; its request is `statisticsRequestOf(parameters)`. */
export const chartPage = ({ getSchemeStatistics }: ChartPagePorts) => ({
  ...chartPageFlow,
  machine: runnable(chartPageFlow.machine, { load: getSchemeStatistics }),
});

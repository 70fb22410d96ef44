import { CODES, type GetSchemeStatisticsAnswer, type GetSchemeStatisticsRequest } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { flow } from '../../kit/flow.ts';
import { lastOf } from '../../kit/last-of.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import { runnable } from '../../kit/port.ts';
import { resource, type ResourceView } from '../../kit/resource.ts';
import { investTermsOf, type InvestTerms } from '../invest-panel/invest-terms.ts';
import type { PublishedPortfolio } from '../fund-portfolio/index.ts';
import type { PublishedReturns } from '../returns-calculator/index.ts';
import type { SchemeParameters } from '../scheme-address.ts';
import { answeredScheme } from './answered-scheme.ts';
import type { ToldOfScheme } from './scheme-facts.ts';
import { historyDays, navHeaderOf, navPointsOf, type NavHeader, type NavPoint } from './nav-history.ts';

export {
  historyDays,
  navRows,
  navSummaryOf,
  navWindow,
  windowDaysOf,
  type NavChange,
  type NavHeader,
  type NavPoint,
  type NavSummary,
} from './nav-history.ts';

export { RISK_LEVELS, schemeFactsOf, type SchemeFacts, type ToldOfScheme } from './scheme-facts.ts';
export { NAV_PERIODS, navOverPeriod, WHOLE_HISTORY, type NavPeriod } from './nav-period.ts';

/** What the chart page shows of a scheme. */
export interface ChartPageValue {
  /** As the provider knows it; the address is put right by it. */
  readonly scheme: SchemeParameters;
  readonly told: ToldOfScheme;
  readonly header: NavHeader | null;
  readonly points: readonly NavPoint[];
  /** The longest window, in days. */
  readonly historyDays: number;
  /** For the calculator of its returns and the card of its portfolio. */
  readonly published: PublishedReturns & PublishedPortfolio;
  /** For the invest panel, as it is. */
  readonly terms: InvestTerms;
}

export function chartPageValueOf(answer: GetSchemeStatisticsAnswer, scheme: SchemeParameters): ChartPageValue {
  const points = navPointsOf(answer.nav_data_list);
  return {
    scheme,
    told: {
      scheme_amc: answer.scheme_amc,
      scheme_category: answer.scheme_category,
      sub_category: answer.sub_category,
      risk: answer.risk,
    },
    header: navHeaderOf(points),
    points,
    historyDays: historyDays(points),
    published: answer,
    terms: investTermsOf(answer, points.at(-1)?.nav ?? null),
  };
}

const statistics = resource<GetSchemeStatisticsRequest, GetSchemeStatisticsAnswer>((answer) => answer);

/** `notFound`: the codes of the address belong to no scheme, or the answer is about another one. */
export type ChartPageView = ResourceView<ChartPageValue> | { readonly screen: 'notFound' };

const viewOf = lastOf((snapshot: SnapshotFrom<typeof statistics.machine>): ChartPageView => {
  const view = statistics.view(snapshot, {});
  if (view.screen === 'unavailable' && snapshot.context.failure?.code === CODES.notFound) return { screen: 'notFound' };
  if (view.screen !== 'loaded') return view;
  const scheme = answeredScheme(view.value, snapshot.context.request);
  return scheme === null ? { screen: 'notFound' } : { ...view, value: chartPageValueOf(view.value, scheme) };
});

export const chartPageFlow = flow({
  machine: statistics.machine,
  // Of the snapshot alone: the views of its children, of which it has none, are another object each time.
  view: (snapshot) => viewOf(snapshot),
});

export type ChartPagePorts = OperationPorts<'getSchemeStatistics'>;

/** The chart page, /charts/… and /chartsmobile; its request is `statisticsRequestOf(parameters)`. */
export const chartPage = ({ getSchemeStatistics }: ChartPagePorts) => ({
  ...chartPageFlow,
  machine: runnable(chartPageFlow.machine, { load: getSchemeStatistics }),
});

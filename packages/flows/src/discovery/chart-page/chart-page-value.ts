import type { GetSchemeStatisticsAnswer, SchemeIdentity } from '@folioflow/api/contract';
import type { PublishedPortfolio } from '../fund-portfolio/index.ts';
import { investTermsOf, type InvestTerms } from '../invest-panel/invest-terms.ts';
import type { PublishedReturns } from '../returns-calculator/index.ts';
import { historyLengthInDays, latestNavOf, navPointsOf, type LatestNav, type NavPoint } from './nav-history.ts';
import type { SchemeClassification } from './scheme-facts.ts';

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

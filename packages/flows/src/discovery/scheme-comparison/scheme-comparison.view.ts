import type { SnapshotFrom } from 'xstate';
import type { ChildViews } from '../../kit/flow.ts';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import type { chartPageFlow } from '../chart-page/chart-page.flow.ts';
import type { ChartPageView } from '../chart-page/chart-page.types.ts';
import { WHOLE_HISTORY } from '../chart-page/nav-period.ts';
import { comparablePeriods, compareHistories, comparedReturns } from './compared-navs.ts';
import type { schemeComparisonMachine } from './scheme-comparison.machine.ts';
import { comparisonQuery } from './scheme-comparison.rules.ts';
import {
  COLUMNS,
  type ComparisonColumn,
  type ComparedSchemesByColumn,
  type ComparedScheme,
  type NavComparison,
  type SchemeComparisonContext,
  type SchemeComparisonView,
} from './scheme-comparison.types.ts';

type ColumnPages = ChildViews<Readonly<Record<ComparisonColumn, typeof chartPageFlow>>>;

function comparisonView(schemes: readonly ComparedScheme[], chosen: SchemeComparisonContext['period']): NavComparison {
  if (schemes.some(({ page }) => page.screen === 'loading')) return { kind: 'waiting' };
  const told = schemes.flatMap(({ column, page }) =>
    page.screen === 'loaded' && page.value.points.length > 1 ? [{ column, points: page.value.points }] : [],
  );
  if (told.length === 0) return { kind: 'none' };
  const histories = told.map(({ points }) => points);
  const periods = comparablePeriods(histories);
  const period = periods.find((each) => each === chosen) ?? WHOLE_HISTORY;
  const compared = compareHistories(histories, period);
  if (compared === null) return { kind: 'apart' };
  const columns = told.map(({ column }) => column);
  return { kind: 'compared', ...compared, columns, period, periods, returns: comparedReturns(histories) };
}

const loading = { screen: 'loading' } as const;

/** Returns the same list object for the same pages, so that a chosen period redraws no column. */
const comparedSchemes = memoiseLastResult(
  (columns: ComparedSchemesByColumn, ...pages: readonly ChartPageView[]): readonly ComparedScheme[] =>
    COLUMNS.flatMap((column, place) => {
      const scheme = columns[column];
      return scheme === null ? [] : [{ column, scheme, page: pages[place] ?? loading }];
    }),
);

export function schemeComparisonView(
  { context }: SnapshotFrom<typeof schemeComparisonMachine>,
  pages: ColumnPages,
): SchemeComparisonView {
  const schemes = comparedSchemes(context.columns, ...COLUMNS.map((column) => pages[column] ?? loading));
  return {
    screen: schemes.length === 0 ? 'choosing' : 'comparing',
    search: comparisonQuery(context),
    schemes,
    comparison: comparisonView(schemes, context.period),
    canAdd: schemes.length < COLUMNS.length,
  };
}

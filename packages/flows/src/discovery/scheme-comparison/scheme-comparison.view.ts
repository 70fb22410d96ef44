import type { SnapshotFrom } from 'xstate';
import type { ChildViews } from '../../kit/flow.ts';
import { lastOf } from '../../kit/last-of.ts';
import type { chartPageFlow, ChartPageView } from '../chart-page/index.ts';
import { WHOLE_HISTORY } from '../chart-page/nav-period.ts';
import { comparablePeriods, comparedOver, comparedReturns } from './compared-navs.ts';
import type { schemeComparisonMachine } from './scheme-comparison.machine.ts';
import { comparisonSearchOf } from './scheme-comparison.rules.ts';
import {
  COLUMNS,
  type Column,
  type Columns,
  type ComparedScheme,
  type Comparison,
  type SchemeComparisonContext,
  type SchemeComparisonView,
} from './scheme-comparison.types.ts';

type Pages = ChildViews<Readonly<Record<Column, typeof chartPageFlow>>>;

function comparisonOf(schemes: readonly ComparedScheme[], chosen: SchemeComparisonContext['period']): Comparison {
  if (schemes.some(({ page }) => page.screen === 'loading')) return { is: 'waiting' };
  const told = schemes.flatMap(({ column, page }) =>
    page.screen === 'loaded' && page.value.points.length > 1 ? [{ column, points: page.value.points }] : [],
  );
  if (told.length === 0) return { is: 'none' };
  const histories = told.map(({ points }) => points);
  const periods = comparablePeriods(histories);
  const period = periods.find((each) => each === chosen) ?? WHOLE_HISTORY;
  const compared = comparedOver(histories, period);
  if (compared === null) return { is: 'apart' };
  const columns = told.map(({ column }) => column);
  return { is: 'compared', ...compared, columns, period, periods, returns: comparedReturns(histories) };
}

const loading = { screen: 'loading' } as const;

/** One and the same list for the same pages: a chosen period draws no column anew. */
const comparedSchemes = lastOf((columns: Columns, ...pages: readonly ChartPageView[]): readonly ComparedScheme[] =>
  COLUMNS.flatMap((column, place) => {
    const scheme = columns[column];
    return scheme === null ? [] : [{ column, scheme, page: pages[place] ?? loading }];
  }),
);

export function schemeComparisonView(
  { context }: SnapshotFrom<typeof schemeComparisonMachine>,
  pages: Pages,
): SchemeComparisonView {
  const schemes = comparedSchemes(context.columns, ...COLUMNS.map((column) => pages[column] ?? loading));
  return {
    screen: schemes.length === 0 ? 'choosing' : 'comparing',
    search: comparisonSearchOf(context),
    schemes,
    comparison: comparisonOf(schemes, context.period),
    canAdd: schemes.length < COLUMNS.length,
  };
}

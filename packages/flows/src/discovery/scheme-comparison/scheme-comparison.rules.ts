import { NAV_PERIODS, WHOLE_HISTORY, type NavPeriod } from '../chart-page/nav-period.ts';
import { queryParameters } from '../scheme-list/list-position.ts';
import { parseComparedSchemes, columnSchemes, comparedSchemesQuery } from './compared-schemes.ts';
import type { SchemeComparisonContext, SchemeKey } from './scheme-comparison.types.ts';

/** Parses the query of a comparison; an unknown period becomes the whole history. */
export function parseComparison(search: string): {
  readonly schemes: readonly SchemeKey[];
  readonly period: NavPeriod;
} {
  const [said] = queryParameters(search, 'period');
  return {
    schemes: parseComparedSchemes(search),
    period: NAV_PERIODS.find((period) => period === said) ?? WHOLE_HISTORY,
  };
}

/** Returns the query of a comparison. */
export function comparisonQuery({ columns, period }: SchemeComparisonContext): string {
  const schemes = comparedSchemesQuery(columnSchemes(columns));
  return schemes === '' || period === WHOLE_HISTORY ? schemes : `${schemes}&period=${period}`;
}

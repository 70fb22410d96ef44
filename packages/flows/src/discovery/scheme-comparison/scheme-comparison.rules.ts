import { NAV_PERIODS, WHOLE_HISTORY, type NavPeriod } from '../chart-page/nav-period.ts';
import { saidAll } from '../scheme-list/list-place.ts';
import { schemesIn, schemesOf, schemesSearchOf } from './compared-schemes.ts';
import type { SchemeComparisonContext, SchemeKey } from './scheme-comparison.types.ts';

/** What a query asks for; a period that there is not is all there is. */
export function comparisonIn(search: string): { readonly schemes: readonly SchemeKey[]; readonly period: NavPeriod } {
  const [said] = saidAll(search, 'period');
  return { schemes: schemesIn(search), period: NAV_PERIODS.find((period) => period === said) ?? WHOLE_HISTORY };
}

/** The query that says it. */
export function comparisonSearchOf({ columns, period }: SchemeComparisonContext): string {
  const schemes = schemesSearchOf(schemesOf(columns));
  return schemes === '' || period === WHOLE_HISTORY ? schemes : `${schemes}&period=${period}`;
}

import { isCalculatorQuery, isComparisonQuery } from '@folioflow/flows';
import type { PageName } from '../pages.ts';

/** Returns the page of a path and its query, which names another page of some paths: no further path is registered (ON-080). */
export function queriedScreenOf(screen: PageName, search: string): PageName {
  if (screen === 'schemeList' && isComparisonQuery(search)) return 'schemeComparison';
  if (screen !== 'sipCalculator') return screen;
  if (isCalculatorQuery(search, 'lumpsum')) return 'lumpsumCalculator';
  return isCalculatorQuery(search, 'goal') ? 'goalCalculator' : screen;
}

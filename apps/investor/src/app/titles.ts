import { isComparisonQuery } from '@folioflow/flows';
import { pages } from '../pages.ts';
import { findRouteRow } from './route-rows.ts';

/** Title of the page at an address, for the tab of the browser and the bar of phones. */
export function pageTitle(path: string, search: string): string {
  const screen = findRouteRow(path)?.screen ?? 'neutral';
  return pages[screen === 'schemeList' && isComparisonQuery(search) ? 'schemeComparison' : screen].title;
}

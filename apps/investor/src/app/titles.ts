import { isComparisonQuery } from '@folioflow/flows';
import { titles } from '@folioflow/flows/words/titles';
import { routeTable, type RouteRow, type ScreenName } from '../route-table.ts';

const screenTitles: Readonly<Record<ScreenName, string>> = titles;

/** Returns the row of the route table to which a path belongs. */
export function findRouteRow(path: string): RouteRow | undefined {
  const segment = (path.split('/')[1] ?? '').toLowerCase();
  return Object.entries(routeTable).find(([name]) => name.toLowerCase() === segment)?.[1];
}

/** Title of the page at an address, for the tab of the browser and the bar of phones. */
export function pageTitle(path: string, search: string): string {
  const screen = findRouteRow(path)?.screen ?? 'neutral';
  return screenTitles[screen === 'schemeList' && isComparisonQuery(search) ? 'schemeComparison' : screen];
}

/** Returns the pattern of the route table that matches a path. */
export const findRoutePath = (path: string): string | undefined => findRouteRow(path)?.path;

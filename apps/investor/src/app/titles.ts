import { isComparison } from '@folioflow/flows';
import { titles } from '@folioflow/flows/words/titles';
import { routeTable, type RouteRow, type ScreenName } from '../route-table.ts';

const names: Readonly<Record<ScreenName, string>> = titles;

/** The row of the route table that a path belongs to. */
export function rowAt(path: string): RouteRow | undefined {
  const segment = (path.split('/')[1] ?? '').toLowerCase();
  return Object.entries(routeTable).find(([name]) => name.toLowerCase() === segment)?.[1];
}

/** The name of the page at an address, for the browser's tab and the bar of phones. */
export function titleAt(path: string, search: string): string {
  const screen = rowAt(path)?.screen ?? 'neutral';
  return names[screen === 'schemeList' && isComparison(search) ? 'schemeComparison' : screen];
}

/** A path as the route table writes it. */
export const routeAt = (path: string): string | undefined => rowAt(path)?.path;

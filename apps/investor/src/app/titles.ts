import { titles } from '@folioflow/flows/words/titles';
import { routeTable, type ScreenName } from '../route-table.ts';

const names: Readonly<Record<ScreenName, string>> = titles;

/** The name of the page at a path, for the browser's tab and the bar of phones. */
export function titleAt(path: string): string {
  const segment = (path.split('/')[1] ?? '').toLowerCase();
  const row = Object.entries(routeTable).find(([name]) => name.toLowerCase() === segment)?.[1];
  return row?.screen ? names[row.screen] : names.neutral;
}

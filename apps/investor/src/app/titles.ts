import { formatMessage } from '@folioflow/flows/messages/format-message';
import { pages } from '../pages.ts';
import { queriedScreenOf } from './queried-screen.ts';
import { findRouteRow } from './route-rows.ts';

/** Title of the page at an address, for the tab of the browser and the bar of phones. */
export function pageTitle(path: string, search: string, product: string): string {
  const screen = findRouteRow(path)?.screen ?? 'neutral';
  const { title } = pages[queriedScreenOf(screen, search)];
  return formatMessage(title(), { product });
}

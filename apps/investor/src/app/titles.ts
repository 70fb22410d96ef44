import type { I18n } from '@lingui/core';
import { pages } from '../pages.ts';
import { queriedScreenOf } from './queried-screen.ts';
import { findRouteRow } from './route-rows.ts';

/** Title of the page at an address, for the tab of the browser and the bar of phones. */
export function pageTitle(i18n: I18n, path: string, search: string, product: string): string {
  const screen = findRouteRow(path)?.screen ?? 'neutral';
  const { title } = pages[queriedScreenOf(screen, search)];
  return i18n._(title, { product });
}

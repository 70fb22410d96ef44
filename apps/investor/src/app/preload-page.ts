import { pages } from '../pages.ts';
import type { App } from '../wiring/create-app.ts';
import { hasStoredToken } from '../wiring/stored-session.ts';
import { Neutral } from './lazy-neutral.ts';
import { SignedInFrame } from './lazy-signed-in-frame.ts';
import { queriedScreenOf } from './queried-screen.ts';
import { findRouteRow } from './route-rows.ts';
import { screens } from './screens.ts';

const noop = () => undefined;

/**
 * Begins the first reads of an address, and waits for its code and its frame. Rendered before it, the app would show a
 * placeholder, and React delays what replaces a placeholder by 300 ms. A failure is left to the render, which reports it.
 */
export async function preloadPage(app: App, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const row = findRouteRow(pathname);
  const name = row && queriedScreenOf(row.screen, search);
  const firstReads = name && pages[name].firstReads;
  // Their code is requested with the page. Without it, the flow of the page reads alone.
  if (firstReads) import('../wiring/first-reads.ts').then((code) => code.beginPageReads(app, firstReads), noop);
  const page = name === undefined ? Neutral : screens[name];
  await Promise.allSettled([page.preload(), ...(hasStoredToken(app.stores) ? [SignedInFrame.preload()] : [])]);
}

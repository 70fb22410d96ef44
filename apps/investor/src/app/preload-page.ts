import type { App } from '../wiring/create-app.ts';
import { hasStoredToken } from '../wiring/stored-session.ts';
import { Neutral } from './lazy-neutral.ts';
import { SignedInFrame } from './lazy-signed-in-frame.ts';
import { queriedScreenOf } from './queried-screen.ts';
import { findRouteRow } from './route-rows.ts';
import { screens } from './screens.ts';

/**
 * Waits for the code of an address and its frame. Rendered before it, the app would show a placeholder, and React delays
 * what replaces a placeholder by 300 ms. A failure is left to the render, which reports it.
 */
export async function preloadPage(app: App, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const row = findRouteRow(pathname);
  const page = row === undefined ? Neutral : screens[queriedScreenOf(row.screen, search)];
  await Promise.allSettled([page.preload(), ...(hasStoredToken(app.stores) ? [SignedInFrame.preload()] : [])]);
}

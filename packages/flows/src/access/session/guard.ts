import type { Exit } from '../../kit/routes.ts';
import type { SessionView } from './session.types.ts';

/** `public`: everyone. `stored`: token and profile are stored. `authenticated`: the settings routes (C-03). */
export type RouteGuard = 'public' | 'stored' | 'authenticated';
export type RouteAccess = 'checking' | 'allowed' | { readonly exit: Exit };

/** Decides the access to a route (INV-48). Before the session is restored, nothing is shown and no exit is returned. */
export function decideRouteAccess(guard: RouteGuard, { screen, hasToken, profile }: SessionView): RouteAccess {
  if (guard === 'public') return 'allowed';
  if (screen === 'restoring') return 'checking';
  const isStored = hasToken && profile !== null;
  const isAllowed =
    guard === 'stored' ? isStored && (screen === 'signedIn' || screen === 'suspended') : screen === 'signedIn';
  return isAllowed ? 'allowed' : { exit: { to: 'signin', replace: true } };
}

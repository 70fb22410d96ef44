import type { Exit } from '../../kit/routes.ts';
import type { SessionView } from './session.types.ts';

/** `public` for everybody, `stored` with token and profile kept, `authenticated` for the settings routes (C-03). */
export type RouteGuard = 'public' | 'stored' | 'authenticated';
export type GuardVerdict = 'checking' | 'allowed' | { readonly exit: Exit };

/** Who may see a route (INV-48): nobody is sent away, and nothing is shown, before the session is restored. */
export function guardFor(guard: RouteGuard, { screen, hasToken, profile }: SessionView): GuardVerdict {
  if (guard === 'public') return 'allowed';
  if (screen === 'restoring') return 'checking';
  const isStored = hasToken && profile !== null;
  const isAllowed =
    guard === 'stored' ? isStored && (screen === 'signedIn' || screen === 'suspended') : screen === 'signedIn';
  return isAllowed ? 'allowed' : { exit: { to: 'signin', replace: true } };
}

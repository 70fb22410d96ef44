import type { StaffSessionView } from './staff-session.types.ts';

/** `public` for everybody, `staff` for whoever is signed in, whatever the role: the provider says what it may see (AD-001). */
export type StaffGuard = 'public' | 'staff';
export type StaffGuardVerdict = 'checking' | 'allowed' | 'signIn';

/** Nobody is sent away, and nothing is shown, before the tab has told what it keeps. */
export function guardStaff(guard: StaffGuard, { screen }: Pick<StaffSessionView, 'screen'>): StaffGuardVerdict {
  if (guard === 'public' || screen === 'signedIn') return 'allowed';
  return screen === 'restoring' ? 'checking' : 'signIn';
}

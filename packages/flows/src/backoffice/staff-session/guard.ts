import type { StaffSessionView } from './staff-session.types.ts';

/** `public`: everyone. `staff`: every signed-in staff member; the provider checks the role (AD-001). */
export type StaffGuard = 'public' | 'staff';
export type StaffRouteAccess = 'checking' | 'allowed' | 'signIn';

/** Decides the access to a page. Before the tab has restored its session, nothing is shown and no exit is returned. */
export function decideStaffAccess(guard: StaffGuard, { screen }: Pick<StaffSessionView, 'screen'>): StaffRouteAccess {
  if (guard === 'public' || screen === 'signedIn') return 'allowed';
  return screen === 'restoring' ? 'checking' : 'signIn';
}

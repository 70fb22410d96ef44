/** The permissions of a staff member as of the sign-in; the provider checks every call again (AD-001). */
export type StaffRole = 'operator' | 'viewer' | 'none';

const OPERATOR = 'backoffice_operator';
const VIEWER = 'backoffice_viewer';

/** An operator has all permissions of a viewer; unknown names grant nothing. */
export function staffRoleOf(roles: readonly string[] = []): StaffRole {
  if (roles.includes(OPERATOR)) return 'operator';
  return roles.includes(VIEWER) ? 'viewer' : 'none';
}

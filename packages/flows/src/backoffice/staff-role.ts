/** What somebody of the staff may do, as the provider said at sign-in; it decides anew with every call (AD-001). */
export type StaffRole = 'operator' | 'viewer' | 'none';

const OPERATOR = 'backoffice_operator';
const VIEWER = 'backoffice_viewer';

/** An operator may all that a viewer may; names that are not known grant nothing. */
export function staffRoleOf(roles: readonly string[] = []): StaffRole {
  if (roles.includes(OPERATOR)) return 'operator';
  return roles.includes(VIEWER) ? 'viewer' : 'none';
}

import { type StaffRole } from '../../ground/caller.ts';
import { type Database } from '../../store/database.ts';
import { type StaffRow } from '../records/access-tables.ts';

export const findStaffByEmail = (db: Database, email: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();

/** Proposed names of roles (AD-001); the role that creates client codes also includes viewing. */
export const rolesOf = (role: StaffRole): string[] => {
  if (role === 'norole') return [];
  return role === 'operator' ? ['backoffice_viewer', 'backoffice_operator'] : ['backoffice_viewer'];
};

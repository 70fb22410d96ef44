import { type Profile } from '../profile/profile-schema.ts';
import { ROLES, type Role, type StaffRole } from '../profile/roles.ts';
import { VALUES, type ValueName } from '../profile/values.ts';
import { valueAtPath } from '../ground/fields.ts';

/** An entry of the profile by its path. */
export type Need =
  | `investors.${Role}`
  | `staff.${StaffRole}`
  | `values.${ValueName}`
  | 'signUp'
  | 'activation'
  | 'esign'
  | 'adviceCheckout'
  | 'isSingleSession';

const descriptionOf = (need: Need): string => {
  const [, name = ''] = need.split('.');
  if (need.startsWith('investors.')) return `, an investor who ${ROLES[name as Role]}`;
  return need.startsWith('values.') ? `, ${VALUES[name as ValueName]}` : '';
};

/** Reason why a case cannot be tried with a profile; null if it can. */
export const findMissingNeed = (profile: Profile, needs: readonly Need[]): string | null => {
  const missing = needs.find((need) => {
    const value = valueAtPath(profile, need);
    return value === undefined || value === false;
  });
  return missing === undefined ? null : `the profile has no ${missing}${descriptionOf(missing)}`;
};

import type { ProfileData } from '@folioflow/api/contract';

/** The maximum length of a mobile number that is not used as a title (ON-407). */
const MAX_SHORT_NUMBER_LENGTH = 7;

/**
 * Returns the title of the profile menu: the mobile number, or for a short one the email address, if there is any
 * (ON-407, ON-408); null without a number, which is without a menu (ON-406).
 */
export function menuTitleOf({ login_mobile_number: mobile, login_email }: ProfileData): string | null {
  if (mobile === '') return null;
  return mobile.length > MAX_SHORT_NUMBER_LENGTH || login_email === '' ? mobile : login_email;
}

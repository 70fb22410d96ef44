import { enterText } from '../text-entry/inserted-text.ts';
import type { CustomerRouteParams } from './mobile-entry/mobile-entry.types.ts';

/** A single @, no blanks, a dot inside the domain (D-20). */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The same pattern applies to all screens; each screen has its own maximum length (D-20, D-36). */
export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(text);

/**
 * Removes blanks and converts to lower case (ON-163, ON-184, D-20). A key beyond `maximum` changes nothing; a longer
 * pasted address stays whole and cannot be sent: a cut one belongs to another person.
 */
export const enterEmail = (before: string, typed: string, maximum: number): string =>
  enterText(before, typed.replace(/\s/g, '').toLowerCase(), { isAllowed: () => true, maximum });

/** The provider's parameters for a customer with an email address: four keys, no secret. */
export const emailRouteParams = (email: string): CustomerRouteParams => ({
  login_mobile_number: '',
  login_email: email,
  login_role: 'customer',
  login_request_from: 'email',
});

import type { LoginRole, RouteParams } from '@folioflow/api/contract';

/** A single @, no blanks, a dot inside the domain (D-20). */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The same pattern applies to all screens; each screen has its own maximum length (D-20, D-36). */
export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(text);

/** Removes blanks, converts to lower case and cuts to `longest` characters (ON-163, ON-184, D-20). */
export const tidyEmail = (typed: string, longest: number): string =>
  typed.replace(/\s/g, '').toLowerCase().slice(0, longest);

/** The provider's parameters for a person with an email address: four keys, no secret. */
export const emailRouteParams = (email: string, login_role: LoginRole = 'customer'): RouteParams => ({
  login_mobile_number: '',
  login_email: email,
  login_role,
  login_request_from: 'email',
});

import type { LoginRole, RouteParams } from '@folioflow/api/contract';

/** One @, no blanks, a dot inside the domain (D-20). */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The one pattern of all screens; how long an address may be is each screen's own matter (D-20, D-36). */
export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(text);

/** Without any blank, in small letters, at most `longest` characters (ON-163, ON-184, D-20). */
export const tidyEmail = (typed: string, longest: number): string =>
  typed.replace(/\s/g, '').toLowerCase().slice(0, longest);

/** What the provider is told of whoever is known by an email address: four keys, no secret. */
export const emailRouteParams = (email: string, login_role: LoginRole = 'customer'): RouteParams => ({
  login_mobile_number: '',
  login_email: email,
  login_role,
  login_request_from: 'email',
});

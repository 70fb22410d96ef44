import { LOGIN_REQUEST_FROM } from '@folioflow/api/contract';
import { isEmail } from '../../parts/identity/email.rules.ts';
import { isMobileValid } from '../../parts/identity/mobile-entry/mobile.rules.ts';
import type { CustomerRouteParams } from '../../parts/identity/mobile-entry/mobile-entry.types.ts';

const findEqualName = <const Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value);

/**
 * Reads the four parameters of the running sign-in (ON-121) and no other entry of the navigation state. Returns null if
 * no code can have been sent to them; the page then shows the not-found text.
 */
export function signInCodeStateOf(state: unknown): CustomerRouteParams | null {
  if (typeof state !== 'object' || state === null) return null;
  const entries = state as Readonly<Record<string, unknown>>;
  const { login_mobile_number, login_email, login_role } = entries;
  const login_request_from = findEqualName(LOGIN_REQUEST_FROM, entries['login_request_from']);
  if (typeof login_mobile_number !== 'string' || typeof login_email !== 'string') return null;
  // The app of the customers signs no staff in (C-31).
  if (login_role !== 'customer' || login_request_from === undefined) return null;
  const isReachable = login_request_from === 'email' ? isEmail(login_email) : isMobileValid(login_mobile_number);
  return isReachable ? { login_mobile_number, login_email, login_role, login_request_from } : null;
}

import { isEmail } from '../parts/identity/email.rules.ts';

/**
 * Navigation state between the steps of a sign-up. Only for display and prefill: the token identifies the customer
 * (D-26).
 */
export interface SignUpState {
  /** '' if no address is known yet. */
  readonly email: string;
}

const textFieldOf = (state: object, name: string): string | undefined => {
  const value = (state as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : undefined;
};

/** Reads navigation state: an answer of sign-in or the four route parameters; null for any other (ON-182, ON-198). */
export function signUpStateOf(state: unknown): SignUpState | null {
  if (typeof state !== 'object' || state === null) return null;
  const isOfSignIn = textFieldOf(state, 'code') !== undefined || textFieldOf(state, 'login_request_from') !== undefined;
  const email = textFieldOf(state, 'login_email') ?? '';
  return isOfSignIn ? { email: isEmail(email) ? email : '' } : null;
}

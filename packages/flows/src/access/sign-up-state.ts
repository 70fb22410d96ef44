import { isEmail } from '../parts/email.rules.ts';

/** What the steps of a sign-up are told by the step before. For display and prefill alone: the token binds the customer (D-26). */
export interface SignUpState {
  /** '' when nobody has named an address yet. */
  readonly email: string;
}

const textAt = (state: object, name: string): string | undefined => {
  const value = (state as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : undefined;
};

/** Reads navigation state: an answer of sign-in or the four route parameters; null for anything else (ON-182, ON-198). */
export function signUpStateOf(state: unknown): SignUpState | null {
  if (typeof state !== 'object' || state === null) return null;
  const isOfSignIn = textAt(state, 'code') !== undefined || textAt(state, 'login_request_from') !== undefined;
  const email = textAt(state, 'login_email') ?? '';
  return isOfSignIn ? { email: isEmail(email) ? email : '' } : null;
}

import type { SignInInput } from './sign-in.types.ts';

/**
 * Reads navigation state of /signin: the open tab, and whether the sign-up popup is open. Any other state opens the
 * plain page.
 */
export function signInStateOf(state: unknown): Pick<SignInInput, 'tab' | 'opensSignUp'> {
  const { tab, opensSignUp } = (state ?? {}) as Readonly<Record<string, unknown>>;
  return { tab: tab === 'email' ? 'email' : 'mobile', opensSignUp: opensSignUp === true };
}

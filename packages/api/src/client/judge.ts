import { isSessionEnd, isSuccess } from '../contract/codes.ts';
import { type Envelope } from '../contract/envelope.ts';
import { LOGOUT_TOKEN } from '../contract/wire.ts';

/**
 * The effect of one answer on the session. Only the session flow applies it, and only the session flow writes the
 * token.
 */
export interface Verdict {
  /** The stored token is unchanged, removed, or replaced by a new token. */
  readonly token: 'unchanged' | 'erased' | { readonly replacedBy: string };
  /** Code 003 or 004: the session is over. */
  readonly ended: boolean;
  /** The screen that the provider named, as received; check it against an allow-list before you navigate. */
  readonly endsWith?: string;
  /** The text of a 003 or 004, for the sign-in page; absent if it is empty. */
  readonly text?: string;
  /** Code 000: the provider executed the call. */
  readonly accepted: boolean;
}

const SIGN_IN_SCREENS: readonly unknown[] = ['signin', './signin', '/signin'];

/**
 * Applies the token rules of contract 1.2 to an answer. Any truthy `erase_token_id` erases, and erasing wins over a new
 * token in the same answer (D-40).
 *
 * @param storedToken the stored token, `''` if there is none
 * @param logoutToken the `token_id` that signs the user out, `'logout'` by default
 */
export function judgeAnswer(answer: Envelope, storedToken: string, logoutToken: string = LOGOUT_TOKEN): Verdict {
  const ended = isSessionEnd(answer.code);
  const screen = answer.navigateScreen;
  return {
    token: tokenVerdict(answer, storedToken, logoutToken),
    ended,
    ...(ended && typeof screen === 'string' && screen !== '' ? { endsWith: screen } : {}),
    ...(ended && answer.messageText !== '' ? { text: answer.messageText } : {}),
    accepted: isSuccess(answer.code),
  };
}

/**
 * Returns the token to store after an answer, `null` for none; `stored` if it is unchanged. For an integrator without
 * the session flow, which does the same.
 */
export function tokenAfter({ token }: Pick<Verdict, 'token'>, stored: string | null): string | null {
  if (token === 'unchanged') return stored;
  return token === 'erased' ? null : token.replacedBy;
}

function tokenVerdict(answer: Envelope, storedToken: string, logoutToken: string): Verdict['token'] {
  const isErased =
    Boolean(answer.erase_token_id) ||
    SIGN_IN_SCREENS.includes(answer.navigateScreen) ||
    answer.token_id === logoutToken;
  if (isErased) return 'erased';
  const isNew = typeof answer.token_id === 'string' && answer.token_id !== '' && answer.token_id !== storedToken;
  return isNew ? { replacedBy: answer.token_id } : 'unchanged';
}

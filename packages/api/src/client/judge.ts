import { isSessionEnd, isSuccess } from '../contract/codes.ts';
import { type Envelope } from '../contract/envelope.ts';
import { LOGOUT_TOKEN } from '../contract/wire.ts';

/** What one answer means for the session. Only the session flow acts on it; it alone writes the token. */
export interface Verdict {
  readonly token: 'kept' | 'erased' | { readonly replacedBy: string };
  /** Code 003 or 004. */
  readonly ended: boolean;
  /** The screen named by the provider, as it came: it still has to pass the allow-list. */
  readonly endsWith?: string;
  /** Code 000. */
  readonly accepted: boolean;
}

const SIGN_IN_SCREENS: readonly unknown[] = ['signin', './signin', '/signin'];
const SPELLED_NO: readonly unknown[] = ['N', 'n', 'false', '0'];

const asksToErase = ({ erase_token_id: erase }: Envelope) => Boolean(erase) && !SPELLED_NO.includes(erase);

/**
 * The token rules of contract 1.2. Erasing wins over a new token in the same answer (D-40).
 *
 * @param storedToken `''` when none is stored.
 */
export function judge(answer: Envelope, storedToken: string, logoutToken: string = LOGOUT_TOKEN): Verdict {
  const ended = isSessionEnd(answer.code);
  const screen = answer.navigateScreen;
  return {
    token: tokenAfter(answer, storedToken, logoutToken),
    ended,
    ...(ended && typeof screen === 'string' && screen !== '' ? { endsWith: screen } : {}),
    accepted: isSuccess(answer.code),
  };
}

function tokenAfter(answer: Envelope, storedToken: string, logoutToken: string): Verdict['token'] {
  const isErased =
    asksToErase(answer) || SIGN_IN_SCREENS.includes(answer.navigateScreen) || answer.token_id === logoutToken;
  if (isErased) return 'erased';
  const isNew = typeof answer.token_id === 'string' && answer.token_id !== '' && answer.token_id !== storedToken;
  return isNew ? { replacedBy: answer.token_id } : 'kept';
}

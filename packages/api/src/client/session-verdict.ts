import { isSessionEnd } from '../contract/codes.ts';
import { type Operation } from '../contract/operation.ts';
import { type OperationName } from '../contract/provider.ts';
import { judgeAnswer, type Verdict } from './judge.ts';
import { type RawAnswer } from './parse-answer.ts';
import { type ProviderSettings } from './settings.ts';

/**
 * Reports the verdict of an answer to the session, unless its operation does not affect the session. Returns true if the
 * answer has ended the session.
 */
export function reportVerdict(
  settings: ProviderSettings,
  operation: Operation,
  raw: RawAnswer,
  sentToken: string,
): boolean {
  if (operation.isolated) return false;
  const ended = isSessionEnd(raw.code) && canEndSession(operation, sentToken);
  settings.onAnswer({ ...verdictOf(raw, sentToken, settings), ended }, operation.name as OperationName);
  return ended;
}

/**
 * Without a token, no session can end; an operation that requires a token leads to sign-in nevertheless (decision 022).
 */
const canEndSession = ({ auth }: Operation, sentToken: string): boolean => sentToken !== '' || auth !== 'none';

function verdictOf(raw: RawAnswer, sentToken: string, settings: ProviderSettings): Verdict {
  const storedToken = settings.getToken() ?? '';
  const verdict = judgeAnswer(raw, storedToken, settings.logoutToken);
  // An answer to a call of an abandoned session must not restore its token.
  const isSignedOut = sentToken !== '' && storedToken === '';
  return isSignedOut && typeof verdict.token === 'object' ? { ...verdict, token: 'unchanged' } : verdict;
}

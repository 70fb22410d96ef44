import { INVALID_CODE, OTP_EXPIRED_CODE } from '@folioflow/api/contract';
import { isRefusal, type Port, type RefusedOutcome } from './port.ts';

/**
 * Wraps a consequential port and records the submissions that lost their answer. A later refusal of such a submission
 * with a code of `meanings` means that the first attempt had its effect: it gets `means`. The default fits orders: 051,
 * another body under the same key (flows.md, section 7, point 3), and 032, a used code. `earlierLosses`: submissions
 * that lost their answer in an earlier visit.
 */
export function markRefusalsAfterLostAnswer<Request, Answer>(
  run: Port<Request, Answer>,
  meanings: Readonly<Record<string, NonNullable<RefusedOutcome['means']>>> = {
    [INVALID_CODE]: 'earlierAttempt',
    [OTP_EXPIRED_CODE]: 'earlierAttempt',
  },
  earlierLosses?: readonly string[],
): Port<Request, Answer> {
  const lost = new Set<string>(earlierLosses);
  return async (request, scope) => {
    const { submission = '' } = scope;
    try {
      const outcome = await run(request, scope);
      if (outcome.kind === 'noAnswer' || (outcome.kind === 'refused' && !isRefusal(outcome))) lost.add(submission);
      const means = outcome.kind === 'refused' && lost.has(submission) ? meanings[outcome.code] : undefined;
      return outcome.kind === 'refused' && means !== undefined ? { ...outcome, means } : outcome;
    } catch (error) {
      lost.add(submission);
      throw error;
    }
  };
}

/** Wraps a port that confirms by a one-time code: "expired" after a lost answer may mean that the code was accepted. */
export const markExpiredCodesAfterLostAnswer = <Request, Answer>(run: Port<Request, Answer>): Port<Request, Answer> =>
  markRefusalsAfterLostAnswer(run, { [OTP_EXPIRED_CODE]: 'acceptedBefore' });

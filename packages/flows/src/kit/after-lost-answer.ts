import { CODES } from '@folioflow/api/contract';
import { isRefusal, type Port, type Refused } from './port.ts';

/**
 * Returns a consequential port that records the submissions whose answer was lost. Some refusals of a recorded
 * submission mean that the first attempt had its effect; these get `means`. The default fits orders: 051, another body
 * under the same key (flows.md, section 7, point 3), and 032, a used code. `lostBefore`: recorded submissions of an
 * earlier visit.
 */
export function afterLostAnswer<Request, Answer>(
  run: Port<Request, Answer>,
  meanings: Readonly<Record<string, NonNullable<Refused['means']>>> = {
    [CODES.invalid]: 'earlierAttempt',
    [CODES.otpExpired]: 'earlierAttempt',
  },
  lostBefore?: readonly string[],
): Port<Request, Answer> {
  const lost = new Set<string>(lostBefore);
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
export const confirming = <Request, Answer>(run: Port<Request, Answer>): Port<Request, Answer> =>
  afterLostAnswer(run, { [CODES.otpExpired]: 'acceptedBefore' });

import { CODES } from '@folioflow/api/contract';
import { isRefusal, type Port, type Refused } from './port.ts';

/**
 * A consequential port that remembers which submissions lost their answer: some refusals of one of them mean that the first
 * attempt had its effect, and say so. Those of an order, unless told otherwise: 051, which is another body under the same
 * key (flows.md, section 7, point 3), and 032, a code that was used already. `lostBefore`: submissions of an earlier visit.
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

/** A port that confirms by a code which works once: "expired" after a lost answer may mean that it was accepted. */
export const confirming = <Request, Answer>(run: Port<Request, Answer>): Port<Request, Answer> =>
  afterLostAnswer(run, { [CODES.otpExpired]: 'acceptedBefore' });

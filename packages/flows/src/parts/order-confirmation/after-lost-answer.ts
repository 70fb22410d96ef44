import { CODES } from '@folioflow/api/contract';
import type { Port } from '../../kit/port.ts';

/**
 * A consequential port that remembers which submissions lost their answer: a 051 for one of them means that the first attempt
 * had an effect with another body, and says so (flows.md, section 7, point 3).
 */
export function afterLostAnswer<Request, Answer>(run: Port<Request, Answer>): Port<Request, Answer> {
  const lost = new Set<string>();
  return async (request, scope) => {
    const { submission = '' } = scope;
    try {
      const outcome = await run(request, scope);
      if (outcome.kind === 'noAnswer') lost.add(submission);
      const isDifference = outcome.kind === 'refused' && outcome.code === CODES.invalid && lost.has(submission);
      return isDifference ? { ...outcome, means: 'earlierAttempt' } : outcome;
    } catch (error) {
      lost.add(submission);
      throw error;
    }
  };
}

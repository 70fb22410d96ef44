import type { OperationName } from '@folioflow/api/contract';
import { afterLostAnswer, isRefusal, type Port, type PortOutcome } from '@folioflow/flows';
import { useNotice } from '@folioflow/wiring';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What an entry of the history remembers beside what the router keeps there: what was sent from it and not answered yet. */
interface Entry {
  readonly key?: string;
  readonly unanswered?: Readonly<Partial<Record<OperationName, string>>>;
}
type Submission = string | undefined;

const entry = (): Entry => (history.state as Entry | null) ?? {};
const unanswered = (operation: OperationName): Submission => entry().unanswered?.[operation];
const note = (operation: OperationName, submission: Submission) =>
  history.replaceState({ ...entry(), unanswered: { ...entry().unanswered, [operation]: submission } }, '');

const isAnswer = (outcome: PortOutcome<unknown>): boolean =>
  outcome.kind === 'accepted' || (outcome.kind === 'refused' && isRefusal(outcome));

const isEarlierAttempt = (outcome: PortOutcome<unknown>): boolean =>
  outcome.kind === 'refused' && outcome.means === 'earlierAttempt';

/**
 * An order that is on its way outlives its page: whoever goes back meanwhile, or reloads, and comes again is told of it, and
 * orders under the same key until that was answered. So what is asked for twice is ordered once (INV-04, decision 009).
 */
export function useUnanswered(operation: OperationName) {
  const raise = useNotice();
  const [earlier] = useState(() => unanswered(operation));
  const isSaid = useRef(false);
  const tell = useEffectEvent(() => {
    if (earlier === undefined || isSaid.current) return;
    isSaid.current = true;
    raise({ kind: 'alert', text: '', means: 'earlierAttempt' });
  });
  useEffect(() => tell(), []);
  return <Request, Answer>(run: Port<Request, Answer>): Port<Request, Answer> => {
    const goOn = afterLostAnswer(run, undefined, earlier === undefined ? [] : [earlier]);
    return async (request, { submission: own, ...scope }) => {
      const isEarlier = earlier !== undefined && unanswered(operation) === earlier;
      const submission = isEarlier ? earlier : own;
      const { key } = entry();
      note(operation, submission);
      const outcome = await goOn(request, { ...scope, ...(submission === undefined ? {} : { submission }) });
      // Refused for another reason, the earlier attempt may still be on its way.
      const isSettled = !isEarlier || outcome.kind === 'accepted' || isEarlierAttempt(outcome);
      if (isAnswer(outcome) && isSettled && entry().key === key) note(operation, undefined);
      return outcome;
    };
  };
}

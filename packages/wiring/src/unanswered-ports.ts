import { CODES, type OperationName } from '@folioflow/api/contract';
import { afterLostAnswer, isRefusal, type Port, type PortOutcome } from '@folioflow/flows';
import { interrupted } from '@folioflow/flows/words/interrupted';
import type { Submissions, Unanswered } from './use-unanswered.ts';

const without = (submissions: Submissions, name: string): Submissions =>
  Object.fromEntries(Object.entries(submissions).filter(([each]) => each !== name));

const isAnswer = (outcome: PortOutcome<unknown>): boolean =>
  outcome.kind === 'accepted' || (outcome.kind === 'refused' && isRefusal(outcome));

/** Returns whether the provider has spoken of the earlier attempt: another refusal leaves it on its way. */
const isAnswerToEarlier = (outcome: PortOutcome<unknown>): boolean =>
  outcome.kind === 'accepted' ||
  (outcome.kind === 'refused' && (outcome.means === 'earlierAttempt' || outcome.code === CODES.invalid));

interface RememberingOptions<Request> {
  /** Subject of a request on a page that has several, such as an order id; no secret, and no space in it. */
  readonly subjectOf?: (request: Request) => string;
  /** Page on which the user finds what became of the attempt: the order list, or this one. */
  readonly shownBy?: 'orders' | 'here';
}

/** Stores the key of each submission until it is answered; a repeat after a reload sends the same key. */
export function remembering<Request, Answer>(
  visit: Unanswered,
  operation: OperationName,
  run: Port<Request, Answer>,
  { subjectOf, shownBy = 'orders' }: RememberingOptions<Request> = {},
): Port<Request, Answer> {
  const send = shownBy === 'here' ? run : afterLostAnswer(run, undefined, Object.values(visit.earlier));
  return async (request, { submission: own, ...scope }) => {
    const name = subjectOf === undefined ? operation : `${operation} ${subjectOf(request)}`;
    const earlier = visit.earlier[name];
    const isRepeat = earlier !== undefined && visit.submissions[name] === earlier;
    const submission = isRepeat ? earlier : own;
    if (submission !== undefined) visit.store({ ...visit.submissions, [name]: submission });
    const outcome = await send(request, { ...scope, ...(submission === undefined ? {} : { submission }) });
    if (isRepeat ? isAnswerToEarlier(outcome) : isAnswer(outcome)) visit.store(without(visit.submissions, name));
    return outcome;
  };
}

interface Settling<Answer> {
  /** Returns whether an answer shows the effect of an operation on a subject. */
  readonly isDone: (answer: Answer, operation: string, subject: string) => boolean;
  readonly shownBy?: 'orders' | 'here';
}

/** Port that the page asks first: removes the submissions whose effect its answer shows, and warns of the others. */
export const settling =
  <Request, Answer>(
    visit: Unanswered,
    run: Port<Request, Answer>,
    { isDone, shownBy = 'orders' }: Settling<Answer>,
  ): Port<Request, Answer> =>
  async (request, scope) => {
    const outcome = await run(request, scope);
    if (outcome.kind !== 'accepted' || scope.signal.aborted) return outcome;
    const { submissions } = visit;
    const left = Object.entries(submissions).filter(([name]) => {
      const [operation = '', subject] = name.split(' ');
      return subject === undefined || !isDone(outcome.answer, operation, subject);
    });
    if (left.length < Object.keys(submissions).length) visit.store(Object.fromEntries(left));
    visit.warn(true, shownBy === 'here' ? interrupted['notice.earlierAttempt'] : '');
    return outcome;
  };

interface ListedSubmissions {
  readonly result: readonly { readonly submission_key?: string | undefined }[];
}

/**
 * Port of a list of orders: removes the submissions that it shows as placed, so that the same order confirmed again is
 * an order of its own.
 */
export const settlingPlaced =
  <Request, Answer extends ListedSubmissions>(visit: Unanswered, run: Port<Request, Answer>): Port<Request, Answer> =>
  async (request, scope) => {
    const outcome = await run(request, scope);
    if (outcome.kind !== 'accepted' || scope.signal.aborted) return outcome;
    const placed = new Set(outcome.answer.result.map(({ submission_key }) => submission_key));
    const pending = Object.entries(visit.submissions).filter(([, key]) => !placed.has(key));
    if (pending.length < Object.keys(visit.submissions).length) visit.store(Object.fromEntries(pending));
    return outcome;
  };

import type { I18n } from '@lingui/core';
import { CODES, type OperationName } from '@folioflow/api/contract';
import { markRefusalsAfterLostAnswer, isRefusal, type Port, type PortOutcome } from '@folioflow/flows';
import type { SubmissionKeys, UnansweredSubmissions } from './submission-visit.ts';

const omitSubmission = (submissions: SubmissionKeys, name: string): SubmissionKeys =>
  Object.fromEntries(Object.entries(submissions).filter(([key]) => key !== name));

const isConclusive = (outcome: PortOutcome<unknown>): boolean =>
  outcome.kind === 'accepted' || (outcome.kind === 'refused' && isRefusal(outcome));

/** True if the answer settles the earlier attempt; after any other refusal the attempt may still be in transit. */
const isAnswerToEarlierAttempt = (outcome: PortOutcome<unknown>): boolean =>
  outcome.kind === 'accepted' ||
  (outcome.kind === 'refused' && (outcome.means === 'earlierAttempt' || outcome.code === CODES.invalid));

interface SubmissionStorageOptions<Request> {
  /** Subject of a request on a page with several subjects, for example an order id: not secret, without spaces. */
  readonly subjectOf?: (request: Request) => string;
  /** The page that shows the outcome of the attempt: the order list, or the current page. */
  readonly outcomePage?: 'orders' | 'here';
}

/** Stores the key of each submission until it is answered; a repeat after a reload sends the same key. */
export function createSubmissionStoringPort<Request, Answer>(
  visit: UnansweredSubmissions,
  operation: OperationName,
  run: Port<Request, Answer>,
  { subjectOf, outcomePage = 'orders' }: SubmissionStorageOptions<Request> = {},
): Port<Request, Answer> {
  const send = outcomePage === 'here' ? run : markRefusalsAfterLostAnswer(run, undefined, Object.values(visit.earlier));
  return async (request, { submission: newSubmission, ...scope }) => {
    const name = subjectOf === undefined ? operation : `${operation} ${subjectOf(request)}`;
    const earlier = visit.earlier[name];
    const isRepeat = earlier !== undefined && visit.submissions[name] === earlier;
    const submission = isRepeat ? earlier : newSubmission;
    if (submission !== undefined) visit.store({ ...visit.submissions, [name]: submission });
    const outcome = await send(request, { ...scope, ...(submission === undefined ? {} : { submission }) });
    if (isRepeat ? isAnswerToEarlierAttempt(outcome) : isConclusive(outcome))
      visit.store(omitSubmission(visit.submissions, name));
    return isRepeat && outcome.kind === 'refused' ? { ...outcome, isRepeat } : outcome;
  };
}

interface SubmissionSettlementOptions<Answer> {
  /** Returns whether an answer shows the effect of an operation on a subject. */
  readonly hasEffect: (answer: Answer, operation: string, subject: string) => boolean;
  readonly outcomePage?: 'orders' | 'here';
}

/**
 * Creates the port that the page calls first. It removes the submissions with an effect in its answer, and warns about
 * the others.
 */
export const createSubmissionSettlingPort =
  <Request, Answer>(
    i18n: I18n,
    visit: UnansweredSubmissions,
    run: Port<Request, Answer>,
    { hasEffect, outcomePage = 'orders' }: SubmissionSettlementOptions<Answer>,
  ): Port<Request, Answer> =>
  async (request, scope) => {
    const outcome = await run(request, scope);
    if (outcome.kind !== 'accepted' || scope.signal.aborted) return outcome;
    const { submissions } = visit;
    const unsettled = Object.entries(submissions).filter(([name]) => {
      const [operation = '', subject] = name.split(' ');
      return subject === undefined || !hasEffect(outcome.answer, operation, subject);
    });
    if (unsettled.length < Object.keys(submissions).length) visit.store(Object.fromEntries(unsettled));
    visit.warn(true, outcomePage === 'here' ? i18n._('interrupted.notice.earlierAttempt') : '');
    return outcome;
  };

interface ListedSubmissions {
  readonly result: readonly { readonly submission_key?: string | undefined }[];
}

/**
 * Creates the port of an order list. It removes the submissions that the list contains as placed orders, so that
 * another confirmation of the same order places a separate order.
 */
export const createPlacedOrderSettlingPort =
  <Request, Answer extends ListedSubmissions>(
    visit: UnansweredSubmissions,
    run: Port<Request, Answer>,
  ): Port<Request, Answer> =>
  async (request, scope) => {
    const outcome = await run(request, scope);
    if (outcome.kind !== 'accepted' || scope.signal.aborted) return outcome;
    const placed = new Set(outcome.answer.result.map(({ submission_key }) => submission_key));
    const pending = Object.entries(visit.submissions).filter(([, key]) => !placed.has(key));
    if (pending.length < Object.keys(visit.submissions).length) visit.store(Object.fromEntries(pending));
    return outcome;
  };

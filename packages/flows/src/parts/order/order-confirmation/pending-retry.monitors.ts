import { isWorldStep } from '../../../model-testing/journey.ts';
import { isPortDone, portFailure, startedCall } from '../../../model-testing/monitors.ts';
import { isRefusal } from '../../../kit/port.ts';
import { throwViolation, type Edge, type Monitor } from '../../../model-testing/walk.ts';
import { isRefusedAction } from '../../identity/refused-action.ts';
import type { PendingRetry, RetryContext } from './pending-retry.ts';

/** The draft that was sent last, and the retry that the policy expects; drafts as JSON. */
interface RetryMemory {
  readonly sent: string;
  readonly retry: PendingRetry<string> | null;
}

interface ConfirmationEnd {
  readonly kind: string;
  readonly result?: object;
  readonly lostSubmission?: string;
}

interface ConfirmationRetry<C> {
  /** The child that confirms the order; its input has the draft as `subject`. */
  readonly child?: 'secondFactor' | 'pinConfirmation';
  /** The part of the subject that is the draft. */
  readonly draftOf?: (subject: never) => unknown;
  /** The retry with which the flow starts, its draft as in a subject. */
  readonly given?: (context: C) => PendingRetry<unknown> | null;
}

/**
 * INV-04 across confirmations (decision 009): a draft whose answer was lost is confirmed again with its submission, any
 * other draft with its own. A refusal changes nothing, and a confirmed draft settles the retry.
 */
export const sameDraftSameSubmission = <C>({
  child = 'secondFactor',
  draftOf = (subject) => subject,
  given = () => null,
}: ConfirmationRetry<C> = {}): Monitor<C, RetryMemory> => ({
  name: 'INV-04',
  start: { sent: '', retry: null },
  step(before, edge) {
    const first = edge.from === null ? given(edge.to.context) : null;
    const retry = first ? { ...first, draft: JSON.stringify(first.draft) } : before.retry;
    const started = edge.starts.find(({ port }) => port === child) as unknown as
      | { readonly subject: never; readonly lostSubmission?: string }
      | undefined;
    if (started) {
      const sent = JSON.stringify(draftOf(started.subject));
      if (started.lostSubmission !== (retry?.draft === sent ? retry.submission : undefined))
        throwViolation('a draft is confirmed with the submission of another');
      return { sent, retry };
    }
    const { step } = edge;
    const isEnd = isWorldStep(step) && step.step === 'finished' && step.child === child;
    const end = isEnd ? (step.ending as ConfirmationEnd | string) : '';
    if (typeof end === 'string') return { ...before, retry: end.startsWith('Confirmed') ? null : retry };
    if (end.lostSubmission !== undefined)
      return { ...before, retry: { submission: end.lostSubmission, draft: before.sent } };
    // A result with a kind of its own is that of an action without an effect.
    const hasEffect = end.kind === 'confirmed' && !(end.result !== undefined && 'kind' in end.result);
    return { ...before, retry: hasEffect ? null : retry };
  },
});

/** INV-04 for a chart that calls the operation itself (decision 009). `draftOf` is the draft of a request. */
export const sameDraftSameKey = <C extends RetryContext<unknown>>(
  port: string,
  draftOf: (request: never) => unknown = (request) => request,
): Monitor<C, PortMemory> => ({
  name: 'INV-04',
  start: { sent: null, retry: null },
  step(before, edge) {
    const started = startedCall(edge, port);
    if (started) {
      const sent = { submission: started.submission ?? '', draft: JSON.stringify(draftOf(started.request as never)) };
      if (sent.submission === '') throwViolation('a call starts without a key');
      const isRetry = before.retry?.draft === sent.draft;
      if (isRetry && before.retry.submission !== sent.submission)
        throwViolation('a draft whose answer was lost is sent with another key');
      if (!isRetry && [before.retry?.submission, before.sent?.submission].includes(sent.submission))
        throwViolation('a key is used again');
      return { ...before, sent };
    }
    const failure = portFailure(edge, port);
    if (failure !== null && !isRefusal(failure)) return { ...before, retry: before.sent };
    return isPortDone(edge, port) && !isRefusedAction(answerOf(edge)) ? { ...before, retry: null } : before;
  },
  key: ({ sent, retry }, { context }) => [
    sent && [sent.draft, sent.submission === context.submission],
    retry && [retry.draft, retry.submission === context.retry?.submission, retry.submission === sent?.submission],
  ],
});

const answerOf = ({ step }: Edge): object =>
  isWorldStep(step) && step.step === 'done' && typeof step.answer === 'object' ? (step.answer ?? {}) : {};

interface PortMemory {
  readonly sent: PendingRetry<string> | null;
  readonly retry: PendingRetry<string> | null;
}

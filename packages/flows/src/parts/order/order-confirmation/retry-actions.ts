import { assign, enqueueActions } from 'xstate';
import { createNoticeSetter, type Notice, type NoticeUpdate } from '../../../kit/notice.ts';
import type { SharedAction, TypesWith } from '../../../kit/shared-action.ts';
import { nextPendingRetry, submissionKeyOfDraft, type RetryContext } from './pending-retry.ts';

interface SubmittingContext<Draft> extends RetryContext<Draft> {
  readonly notice: Notice | null;
}

interface RetryActions<T extends TypesWith<SubmittingContext<unknown>>> {
  /** Sets the key of the next attempt: the key of the same draft whose answer was lost, else a new key. */
  readonly setSubmissionKey: SharedAction<T>;
  /** Stores and announces the failure, and the retry if the answer was lost; its params are `submissionFailureNotice`. */
  readonly recordFailedAttempt: SharedAction<T, NoticeUpdate>;
}

/**
 * Returns the actions of a chart that calls a consequential operation itself, for its `setup`. `draftOf` returns the
 * draft of the attempt.
 */
export const retryActions = <T extends TypesWith<SubmittingContext<Draft>>, Draft>(
  draftOf: (context: T['context']) => Draft,
) =>
  ({
    /** INV-04, decision 009. */
    setSubmissionKey: assign(({ context }: { context: SubmittingContext<Draft> }) => ({
      submission: submissionKeyOfDraft(context, draftOf(context as T['context'])),
    })),
    /** INV-04, decision 009. */
    recordFailedAttempt: enqueueActions(
      ({ context, enqueue }: RecordArguments<T['context']>, { notice, hasLostAnswer }: NoticeUpdate) => {
        if (hasLostAnswer) enqueue.assign({ retry: retryAfterLostAnswer(context, draftOf(context)) });
        createNoticeSetter('alert')({ enqueue }, { notice });
      },
    ),
    // XState types an action by the whole chart; these use only the fields that `T` is required to have.
  }) as unknown as RetryActions<T>;

const retryAfterLostAnswer = <Draft>({ retry, submission }: RetryContext<Draft>, draft: Draft) =>
  nextPendingRetry(retry, draft, { kind: 'lost', lostSubmission: submission });

interface RecordArguments<Context> {
  readonly context: Context;
  readonly enqueue: { assign(update: object): void; emit(event: never): void };
}

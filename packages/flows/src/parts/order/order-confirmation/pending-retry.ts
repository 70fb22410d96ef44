import { paiseOf } from '@folioflow/api/contract';
import type { SubmissionKeySource } from '../../../kit/submission-key.ts';

/**
 * An attempt whose answer was lost: its submission key, and the draft that it sent. The same draft is retried with the
 * same key and the same text, any other draft gets a key of its own (INV-04, decision 009).
 */
export interface PendingRetry<Draft> {
  readonly submission: string;
  readonly draft: Draft;
}

/** The end of an attempt. An end without `lostSubmission` was answered, or nothing was sent. */
export interface AttemptEnd {
  readonly kind: string;
  readonly lostSubmission?: string | undefined;
}

/** Amounts are compared in paise: `5000` and `5000.00` are the same draft. A submitted amount has whole paise. */
const convertAmountToPaise = (field: string, value: unknown): unknown =>
  typeof value === 'string' && field.endsWith('amount') ? (paiseOf(value) ?? value) : value;
const serialiseDraft = (draft: unknown): string => JSON.stringify(draft, convertAmountToPaise);

/** The retry that belongs to this draft; null for any other draft, and before a draft is complete. */
export const findRetryOfDraft = <Draft>(
  retry: PendingRetry<Draft> | null,
  draft: Draft | null,
): PendingRetry<Draft> | null =>
  retry !== null && serialiseDraft(retry.draft) === serialiseDraft(draft) ? retry : null;

/** The draft to send: as in the lost attempt, because another text under the same key is another order. */
export const draftToSend = <Draft>(retry: PendingRetry<Draft> | null, draft: Draft): Draft =>
  findRetryOfDraft(retry, draft)?.draft ?? draft;

/** Context fields of a chart that calls a consequential operation itself. */
export interface RetryContext<Draft> {
  readonly newSubmission: SubmissionKeySource;
  /** The key of the running or last attempt; '' before the first. */
  readonly submission: string;
  readonly retry: PendingRetry<Draft> | null;
}

/** Initial fields of a chart without an earlier attempt. */
export const initialRetry = { submission: '', retry: null } as const;

/** The key of the next attempt, for a chart that calls the operation itself. */
export const submissionKeyOfDraft = <Draft>(
  { retry, newSubmission }: Pick<RetryContext<Draft>, 'retry' | 'newSubmission'>,
  draft: Draft,
): string => findRetryOfDraft(retry, draft)?.submission ?? newSubmission();

/**
 * The retry after an attempt with this draft. A lost answer sets it. A refusal leaves it: an attempt that is refused
 * before it has an effect does not use the key up (flows.md, section 7, point 3).
 */
export const nextPendingRetry = <Draft>(
  retry: PendingRetry<Draft> | null,
  draft: Draft | null,
  { lostSubmission }: AttemptEnd,
): PendingRetry<Draft> | null =>
  lostSubmission === undefined || draft === null
    ? retry
    : { submission: lostSubmission, draft: draftToSend(retry, draft) };

/** The retry after an accepted attempt: none for a draft that has these values, such as the order of a dialog. */
export const clearAcceptedRetry = <Draft extends object>(
  retry: PendingRetry<Draft> | null,
  accepted: Partial<Draft>,
): PendingRetry<Draft> | null =>
  retry !== null && serialiseDraft({ ...retry.draft, ...accepted }) === serialiseDraft(retry.draft) ? null : retry;

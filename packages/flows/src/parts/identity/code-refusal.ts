import { createNoticeSetter, submissionFailureNotice, type NoticeUpdate } from '../../kit/notice.ts';
import { failureOf, isRefusal, type Failure } from '../../kit/port.ts';

/** 031 to 033 concern a one-time code, 041 and 042 the PIN (contract, 1.5). */
const CODE_REFUSAL = /^(03[123]|04[12])$/;

/** An event that submits a code. */
export interface CodeSubmission {
  /** The form shows a refused code itself, so no dialog is raised above it. */
  readonly isRefusalInForm?: true;
}

/** An event that confirms an action by a code. */
export interface ActionSubmission extends CodeSubmission {
  /** A refusal of the action itself ends the confirmation (decision 079). */
  readonly isRefusalFinal?: true;
}

/** Context field of a chart with such an event. */
export interface CodeSubmissionContext {
  /** Value of the last submission. */
  readonly isRefusalInForm: boolean;
}

/** Context fields of a chart that confirms an action. */
export interface ConfirmationSubmissionContext extends CodeSubmissionContext {
  /** Value of the last submission. */
  readonly isRefusalFinal: boolean;
}

/** Initial fields of a chart that confirms an action. */
export const initialCodeSubmission: ConfirmationSubmissionContext = { isRefusalInForm: false, isRefusalFinal: false };

/** Returns the context field after an event. */
export const codeSubmissionField = (event: { readonly type: string } & CodeSubmission): CodeSubmissionContext => ({
  isRefusalInForm: event.isRefusalInForm === true,
});

/** Returns the context fields of a chart that confirms an action after an event. */
export const confirmationSubmissionFields = ({
  isRefusalInForm,
  isRefusalFinal,
}: { readonly type: string } & ActionSubmission): ConfirmationSubmissionContext => ({
  isRefusalInForm: isRefusalInForm === true,
  isRefusalFinal: isRefusalFinal === true,
});

/** Params of a guard that reads the error of a failed call. */
export const eventErrorOf = ({ event }: { readonly event: { readonly error: unknown } }): unknown => event.error;

const isCodeRefused = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.means === undefined && CODE_REFUSAL.test(failure.code);

/** Returns whether the provider refused the action itself, and no earlier attempt can have had its effect. */
export function isActionDeclined(error: unknown): boolean {
  const failure = failureOf(error);
  return isRefusal(failure) && failure.means === undefined && !failure.isRepeat && !isCodeRefused(failure);
}

/** Params of `setCodeNotice` for a call that confirms by a code: marks the notice of a refused code. */
export function codeFailureNotice(args: { readonly event: { readonly error: unknown } }): NoticeUpdate {
  const update = submissionFailureNotice(args);
  const isOfCode = isCodeRefused(failureOf(args.event.error));
  return isOfCode ? { ...update, notice: { ...update.notice, subject: 'code' } } : update;
}

/** Stores the notice of a failed call and raises it above the screen, except a refused code that the form shows. */
export function setNoticeOfCode(
  {
    context,
    enqueue,
  }: { readonly context: CodeSubmissionContext } & Parameters<ReturnType<typeof createNoticeSetter>>[0],
  update: NoticeUpdate,
  refusalAs: 'popup' | 'alert',
): void {
  if (context.isRefusalInForm && update.notice.subject === 'code') enqueue.assign(update);
  else createNoticeSetter(refusalAs)({ enqueue }, update);
}

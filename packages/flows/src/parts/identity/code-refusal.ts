import { createNoticeSetter, submissionFailureNotice, type NoticeUpdate } from '../../kit/notice.ts';
import { failureOf, type Failure } from '../../kit/port.ts';

/** 031 to 033 concern a one-time code, 041 and 042 the PIN (contract, 1.5). */
const CODE_REFUSAL = /^(03[123]|04[12])$/;

/** An event that submits a code. */
export interface CodeSubmission {
  /** The form shows a refused code itself, so no dialog is raised above it. */
  readonly isRefusalInForm?: true;
}

/** An event that confirms an action by a code. */
export interface ActionSubmission extends CodeSubmission {
  /** A refusal of the action itself ends the confirmation (decision 079), if its port accepts refusals. */
  readonly isRefusalFinal?: true;
}

/** Context field of a chart with such an event. */
export interface CodeSubmissionContext {
  /** Value of the last submission; absent before the first. */
  readonly isRefusalInForm?: true | undefined;
}

/** Returns the context field after an event. */
export const codeSubmissionField = ({
  isRefusalInForm,
}: { readonly type: string } & CodeSubmission): CodeSubmissionContext => ({ isRefusalInForm });

/** Returns whether the provider refused the code or the PIN. */
export const isCodeRefused = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.means === undefined && CODE_REFUSAL.test(failure.code);

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

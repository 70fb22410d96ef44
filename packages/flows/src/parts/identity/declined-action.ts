import type { Envelope } from '@folioflow/api/contract';
import { noticeOf, type Notice } from '../../kit/notice.ts';
import { accepted, isRefusal, PortFailure, type Failure, type Port } from '../../kit/port.ts';
import { isCodeRefused } from './code-refusal.ts';

/**
 * The result of an action that the provider refused: it had no effect, and no earlier attempt can have had its effect
 * (decision 079).
 */
export interface DeclinedAction extends Envelope {
  readonly kind: 'declined';
  readonly notice: Notice;
}

/** The field of a confirmed request that asks for a refusal of the action as its result. */
export interface FinalRefusalRequest {
  /** Absent or false if an earlier attempt of the submission lost its answer. */
  readonly isRefusalFinal?: boolean | undefined;
}

/** Returns whether the provider refused the action itself, and no earlier attempt can have had its effect. */
export const isActionDeclined = (failure: Failure): failure is Extract<Failure, { kind: 'refused' }> =>
  isRefusal(failure) && failure.means === undefined && !failure.isRepeat && !isCodeRefused(failure);

/** Returns whether the result of a confirmed action is a refusal. */
export const isDeclined = (result: object): result is DeclinedAction => 'kind' in result && result.kind === 'declined';

/** Returns the reason of a confirmation that ended with a refused action; null for every other end. */
export const declinedNoticeOf = (end: { readonly kind: string; readonly result?: object }): Notice | null =>
  end.result !== undefined && isDeclined(end.result) ? end.result.notice : null;

/**
 * Wraps a port that confirms an action: a refusal of the action is its result, if the request asks for it. A refused
 * code remains a failure, because another code can be accepted.
 */
export const acceptDeclined =
  <Request extends FinalRefusalRequest, Answer>(run: Port<Request, Answer>): Port<Request, Answer | DeclinedAction> =>
  async (request, scope) => {
    const outcome = await run(request, scope);
    if (outcome.kind !== 'refused' || request.isRefusalFinal !== true || !isActionDeclined(outcome)) return outcome;
    const { code, messageText } = outcome.answer;
    return accepted(
      { kind: 'declined', code, messageText, notice: noticeOf(new PortFailure(outcome)) },
      outcome.receivedAt,
    );
  };

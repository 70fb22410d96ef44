import type { Envelope } from '@folioflow/api/contract';
import { noticeOf, type Notice, type UnchangedBy } from '../../kit/notice.ts';
import { accepted, isRefusal, PortFailure, type Failure, type Port } from '../../kit/port.ts';

/** 031 to 033 concern a one-time code, 041 and 042 the PIN (contract, 1.5). */
const CODE_REFUSAL = /^(03[123]|04[12])$/;

/**
 * The result of an action that the provider refused: it had no effect, and no earlier attempt can have had its effect
 * (decision 079).
 */
export interface RefusedAction extends Envelope {
  readonly kind: 'refusedAction';
  readonly notice: Notice;
}

/** The field of a confirmed request by which a refusal can be certain. */
export interface AttemptedRequest {
  /** True if an earlier attempt of the submission lost its answer. */
  readonly hasLostAnswer?: boolean | undefined;
}

/** Returns whether the provider refused the action itself, and no earlier attempt can have had its effect. */
const isActionRefused = (failure: Failure): failure is Extract<Failure, { kind: 'refused' }> =>
  isRefusal(failure) && failure.means === undefined && !failure.isRepeat && !CODE_REFUSAL.test(failure.code);

/** Returns whether the result of a confirmed action is a refusal. */
export const isRefusedAction = (result: object): result is RefusedAction =>
  'kind' in result && result.kind === 'refusedAction';

/** Returns the reason of a confirmation that ended with a refused action; null for every other end. */
export const refusalNoticeOf = (end: { readonly kind: string; readonly result?: object }): Notice | null =>
  end.result !== undefined && isRefusedAction(end.result) ? end.result.notice : null;

/**
 * Wraps a port that confirms an action: a certain refusal of the action is its result, so that the flow leaves its code.
 * A refused code remains a failure, because another code can be accepted.
 */
export const acceptRefusal =
  <Request extends AttemptedRequest, Answer>(
    run: Port<Request, Answer>,
    unchanged: UnchangedBy,
  ): Port<Request, Answer | RefusedAction> =>
  async (request, scope) => {
    const outcome = await run(request, scope);
    if (outcome.kind !== 'refused' || request.hasLostAnswer === true || !isActionRefused(outcome)) return outcome;
    const { code, messageText } = outcome.answer;
    return accepted(
      { kind: 'refusedAction', code, messageText, notice: { ...noticeOf(new PortFailure(outcome)), unchanged } },
      outcome.receivedAt,
    );
  };

import { failureOf, isRefusal } from './port.ts';

/** Why a screen shows a notice; the words of those without a server text live in the messages, under the kind. */
export type NoticeKind =
  | 'refused'
  /** Refused, and the attempt whose answer was lost may have had its effect. */
  | 'earlierAttempt'
  /** Refused as a code that works no more, and an earlier attempt with it lost its answer. */
  | 'acceptedBefore'
  | 'lostAnswer'
  /** The order whose answer was lost is not in the list of orders. */
  | 'notListed'
  | 'unreachable'
  | 'connectivity'
  | 'wrongType'
  | 'wrongName'
  | 'tooLarge'
  | 'unreadable'
  | 'sideMissing'
  | 'invalid';

export interface Notice {
  readonly kind: NoticeKind;
  /** Server text as it came, '' where the kind has words of its own. */
  readonly text: string;
  readonly via: 'answer' | 'http' | 'network' | 'rule';
  /** Every message of a failed request. */
  readonly errors: readonly string[];
  /** The screen that a refusal names, as the server wrote it: whoever shows a way there looks it up in a table of its own (D-01). */
  readonly named?: string | undefined;
}

/** What is shown above every screen; see the flow `serverNotice`. */
export interface NoticeRaised {
  readonly type: 'notice.raised';
  readonly kind: 'popup' | 'alert' | 'danger' | 'success';
  /** '' where whoever shows it has words of their own. */
  readonly text: string;
  /** Which words these are, where there are more than one. */
  readonly means?: 'earlierAttempt' | 'acceptedBefore';
}

/** The notice that a failed call leaves behind (flows.md, rules 1 and 3). */
export function noticeOf(error: unknown, whenFailed: 'unreachable' | 'lostAnswer' = 'unreachable'): Notice {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'refused':
      return {
        kind: failure.means ?? (whenFailed === 'lostAnswer' && !isRefusal(failure) ? 'lostAnswer' : 'refused'),
        text: failure.means ? '' : failure.text,
        via: 'answer',
        errors: [],
        named: failure.answer.navigateScreen,
      };
    case 'noAnswer':
      return { kind: 'connectivity', text: '', via: 'network', errors: [] };
    case 'fault':
      return {
        kind: whenFailed,
        text: failure.errors.join(' '),
        via: failure.reason === 'http' ? 'http' : 'network',
        errors: failure.errors,
      };
  }
}

/** A notice made by a rule of the flow, without any call. */
export const ruleNotice = (kind: NoticeKind, text = ''): Notice => ({ kind, text, via: 'rule', errors: [] });

interface ErrorEvent {
  readonly event: { readonly error: unknown };
}
/** What a failed call leaves in the context; `hasLostAnswer` where nobody can tell whether it had its effect. */
export interface Told {
  readonly notice: Notice;
  readonly hasLostAnswer?: true;
}

/** Params of `keepNotice` for a call that had no effect. */
export const failed = ({ event }: ErrorEvent): Told => ({ notice: noticeOf(event.error) });
/** Params of `keepNotice` for a call without a key: nobody can tell whether it had its effect. */
export const unsure = ({ event }: ErrorEvent): Told => ({ notice: noticeOf(event.error, 'lostAnswer') });
/** Params of `keepNotice` for a call with a key: what was not refused may have had its effect. */
export const lost = ({ event }: ErrorEvent): Told => {
  const notice = noticeOf(event.error, 'lostAnswer');
  return isRefusal(failureOf(event.error)) ? { notice } : { notice, hasLostAnswer: true };
};

/** Body of a chart's `keepNotice`, for `enqueueActions`: what a failed call leaves is kept, and said above the screen. */
export const keepsNotice =
  (refusal: 'popup' | 'alert') =>
  ({ enqueue }: Enqueued, told: Told): void => {
    enqueue.assign(told);
    for (const raised of raisedBy(told.notice, refusal)) enqueue.emit(raised);
  };
/** What a body needs of `enqueueActions`. */
interface Enqueued {
  readonly enqueue: { assign(told: Told): void; emit(event: NoticeRaised): void };
}

/** What a notice says above the screens (C-01, C-02, C-04): refusals by dialog, failed requests each by a danger notification. */
export function raisedBy(notice: Notice, refusal: 'popup' | 'alert'): readonly NoticeRaised[] {
  const raise = (kind: NoticeRaised['kind'], text: string): NoticeRaised => ({ type: 'notice.raised', kind, text });
  if (notice.kind === 'connectivity' || notice.via === 'rule') return [];
  if (notice.kind === 'earlierAttempt' || notice.kind === 'acceptedBefore')
    return [{ ...raise(refusal, ''), means: notice.kind }];
  if (notice.via === 'answer') return [raise(refusal, notice.text)];
  if (notice.via === 'network') return [raise('alert', notice.text)];
  return (notice.errors.length > 0 ? notice.errors : ['']).map((text) => raise('danger', text));
}

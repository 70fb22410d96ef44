import { INVALID_CODE } from '@folioflow/api/contract';
import { failureOf, isRefusal, type Failure } from './port.ts';

/** The reason for a notice. The messages contain a text by kind for every notice without a server text. */
export type NoticeKind =
  | 'refused'
  /** Refused; the earlier attempt without an answer may have had its effect. */
  | 'earlierAttempt'
  /** Refused because the code is used or expired; an earlier attempt with this code lost its answer. */
  | 'acceptedBefore'
  | 'lostAnswer'
  /** The list of orders does not contain the order whose answer was lost. */
  | 'notListed'
  | 'unreachable'
  | 'connectivity'
  | 'wrongType'
  | 'wrongName'
  | 'tooLarge'
  | 'unreadable'
  | 'sideMissing'
  | 'invalid'
  /** A submitted mobile number with fewer than ten digits (ON-223). */
  | 'shortMobile'
  /** A 401, 403, 003 or 004 led to sign-in. */
  | 'sessionEnded';

/** The reason that a screen shows after a failure. */
export interface Notice {
  readonly kind: NoticeKind;
  /** Server text, unchanged; '' if the messages have a text for the kind. */
  readonly text: string;
  readonly via: 'answer' | 'http' | 'network' | 'rule';
  /** Every message of a failed request. */
  readonly errors: readonly string[];
  /** The screen that a refusal names, as received. The caller resolves it against a route table (D-01). */
  readonly namedScreen?: string | undefined;
  /** The action that the provider certainly refused: its effect is added to the text (`unchanged.<kind>`). */
  readonly unchanged?: UnchangedBy;
}

/** Kinds of refused orders, by what they leave unchanged. */
export type UnchangedBy = 'order' | 'sip' | 'redemption' | 'swp';

/** A notice above every screen; see the flow `serverNotice`. */
export interface NoticeRaised {
  readonly type: 'notice.raised';
  readonly kind: 'popup' | 'alert' | 'danger' | 'success';
  /** Server text; '' if the text is in the messages. */
  readonly text: string;
  /** Selects a text of the messages if there are several; it follows the server text. */
  readonly means?: 'earlierAttempt' | 'acceptedBefore' | 'invalid' | 'shortMobile';
  /** Adds what a refused action left unchanged. */
  readonly unchanged?: UnchangedBy;
}

/**
 * Converts the error of a failed call to a notice (flows.md, rules 1 and 3). `faultKind` is the kind of a fault:
 * `lostAnswer` if the call may have had its effect.
 */
export function noticeOf(error: unknown, faultKind: 'unreachable' | 'lostAnswer' = 'unreachable'): Notice {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'refused':
      return {
        kind: failure.means ?? (faultKind === 'lostAnswer' && !isRefusal(failure) ? 'lostAnswer' : 'refused'),
        text: hasOwnTextAlone(failure) ? '' : failure.text,
        via: 'answer',
        errors: [],
        namedScreen: failure.answer.navigateScreen,
      };
    case 'noAnswer':
      return { kind: 'connectivity', text: '', via: 'network', errors: [] };
    case 'fault':
      return {
        kind: faultKind,
        text: failure.errors.join(' '),
        via: failure.reason === 'http' ? 'http' : 'network',
        errors: failure.errors,
      };
  }
}

/** A notice that a rule of the flow creates, without a call. */
export const ruleNotice = (kind: NoticeKind, text = ''): Notice => ({ kind, text, via: 'rule', errors: [] });

/**
 * Code that could not be loaded has no text of the provider. The text about a used key (051) would be false: the
 * earlier attempt may have counted (flows.md, section 7, point 3).
 */
const hasOwnTextAlone = ({ means, code }: Extract<Failure, { kind: 'refused' }>): boolean =>
  means === 'connectivity' || (means === 'earlierAttempt' && code === INVALID_CODE);

/** Notice for a page that the server names and the app does not have: the not-found text (contract 1.3, C-08). */
export const unknownPageNotice: Notice = { kind: 'refused', text: '', via: 'answer', errors: [] };

/** Notice of the sign-in page after a 401 or 403 with these texts; null if no such answer led there. */
export const sessionEndNotice = (texts: readonly string[] | null): Notice | null =>
  texts && { kind: 'sessionEnded', text: texts.join(' '), via: 'http', errors: texts };

/** Notice of the sign-in page after a 003 or 004 with this text, shown as a text (C-07); null if none led there. */
export const sessionEndTextNotice = (text: string | null): Notice | null =>
  text === null ? null : ruleNotice('sessionEnded', text);

interface ErrorEventArgs {
  readonly event: { readonly error: unknown };
}
/** Context fields after a failed call; `hasLostAnswer` if its effect is unknown. */
export interface NoticeUpdate {
  readonly notice: Notice;
  readonly hasLostAnswer?: true;
}

/** Params of `setNotice` for a call that had no effect. */
export const failureNotice = ({ event }: ErrorEventArgs): NoticeUpdate => ({ notice: noticeOf(event.error) });
/** Params of `setNotice` for a call without a key: its effect is unknown. */
export const uncertainFailureNotice = ({ event }: ErrorEventArgs): NoticeUpdate => ({
  notice: noticeOf(event.error, 'lostAnswer'),
});
/** Params of `setNotice` for a call with a key: unless it was refused, it may have had its effect. */
export const submissionFailureNotice = ({ event }: ErrorEventArgs): NoticeUpdate => {
  const notice = noticeOf(event.error, 'lostAnswer');
  return isRefusal(failureOf(event.error)) ? { notice } : { notice, hasLostAnswer: true };
};

/**
 * Returns the body of `setNotice` for `enqueueActions`: it stores the notice of a failed call and raises it above the
 * screen, a refusal as a dialog (`popup`) or a notification (`alert`).
 */
export const createNoticeSetter =
  (refusal: 'popup' | 'alert') =>
  ({ enqueue }: NoticeEnqueue, update: NoticeUpdate): void => {
    enqueue.assign(update);
    for (const raised of raisedNotices(update.notice, refusal)) enqueue.emit(raised);
  };
/** The part of the `enqueueActions` arguments that a body needs. */
interface NoticeEnqueue {
  readonly enqueue: { assign(update: NoticeUpdate): void; emit(event: NoticeRaised): void };
}

/**
 * The notices above the screens (C-01, C-02, C-04): a refusal as a dialog, each error of a failed request as a danger
 * notification.
 */
export function raisedNotices(notice: Notice, refusal: 'popup' | 'alert'): readonly NoticeRaised[] {
  const createRaised = (kind: NoticeRaised['kind'], text: string): NoticeRaised => ({
    type: 'notice.raised',
    kind,
    text,
  });
  if (notice.kind === 'connectivity' || notice.via === 'rule') return [];
  if (notice.kind === 'earlierAttempt' || notice.kind === 'acceptedBefore')
    return [{ ...createRaised(refusal, notice.text), means: notice.kind }];
  if (notice.via === 'answer') {
    const { text, unchanged } = notice;
    return [{ ...createRaised(refusal, text), ...(unchanged !== undefined && { unchanged }) }];
  }
  if (notice.via === 'network') return [createRaised('alert', notice.text)];
  return (notice.errors.length > 0 ? notice.errors : ['']).map((text) => createRaised('danger', text));
}

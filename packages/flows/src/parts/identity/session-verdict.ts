/** The client's verdict on an answer (contract 1.2): the effect on the token and on the session. */
export interface SessionVerdict {
  readonly token: 'unchanged' | 'erased' | { readonly replacedBy: string };
  /** Code 003 or 004. */
  readonly ended: boolean;
  /** The screen that the provider names with a 003 or 004. */
  readonly endsWith?: string | undefined;
  /** The provider's text with a 003 or 004; absent without one. */
  readonly text?: string | undefined;
  /** Code 000. */
  readonly accepted: boolean;
}

/** The events that the client sends to every session, of investors and of staff. */
export type ProviderCallEvent =
  | ({ type: 'answer.received' } & SessionVerdict)
  /** A failed call; without a status there was no response. `errors` are the texts of a status of 400 or more. */
  | { type: 'call.failed'; status?: number; errors?: readonly string[] };

interface SessionEvent {
  readonly type: string;
}
const isAnswerEvent = (event: SessionEvent): event is Extract<ProviderCallEvent, { type: 'answer.received' }> =>
  event.type === 'answer.received';
const isCallFailureEvent = (event: SessionEvent): event is Extract<ProviderCallEvent, { type: 'call.failed' }> =>
  event.type === 'call.failed';

export const isTokenErasedByAnswer = (event: SessionEvent): boolean => isAnswerEvent(event) && event.token === 'erased';
export const isSessionEnded = (event: SessionEvent): boolean => isAnswerEvent(event) && event.ended;
export const sessionEndScreen = (event: SessionEvent): string | undefined =>
  isAnswerEvent(event) ? event.endsWith : undefined;
/** The provider's text at the end of the session; empty without one. */
export const sessionEndText = (event: SessionEvent): string => (isAnswerEvent(event) ? (event.text ?? '') : '');
export const replacementToken = (event: SessionEvent): string | null =>
  isAnswerEvent(event) && typeof event.token === 'object' ? event.token.replacedBy : null;
export const isAcceptedAnswer = (event: SessionEvent): boolean =>
  isAnswerEvent(event) && event.accepted && event.token !== 'erased';

/** Only a proxy returns these statuses (C-15): the person is no longer signed in. */
export const isForbiddenCall = (event: SessionEvent): boolean =>
  isCallFailureEvent(event) && (event.status === 401 || event.status === 403);
/** The texts of a failed call; empty without any. */
export const callErrors = (event: SessionEvent): readonly string[] =>
  isCallFailureEvent(event) ? (event.errors ?? []) : [];
export const isHttpErrorCall = (event: SessionEvent): boolean =>
  isCallFailureEvent(event) && event.status !== undefined && event.status >= 400;

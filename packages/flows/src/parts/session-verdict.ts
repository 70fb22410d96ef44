/** The client's verdict on an answer (contract 1.2): the effect on the token and on the session. */
export interface Verdict {
  readonly token: 'kept' | 'erased' | { readonly replacedBy: string };
  /** Code 003 or 004. */
  readonly ended: boolean;
  /** The screen that the provider names with a 003 or 004. */
  readonly endsWith?: string | undefined;
  /** Code 000. */
  readonly accepted: boolean;
}

/** The events that the client sends to every session, of investors and of staff. */
export type ProviderSaid =
  | ({ type: 'answer.received' } & Verdict)
  /** A failed call; without a status there was no response. `errors` are the texts of a status of 400 or more. */
  | { type: 'call.failed'; status?: number; errors?: readonly string[] };

interface Said {
  readonly type: string;
}
const isAnswer = (event: Said): event is Extract<ProviderSaid, { type: 'answer.received' }> =>
  event.type === 'answer.received';
const isFailure = (event: Said): event is Extract<ProviderSaid, { type: 'call.failed' }> =>
  event.type === 'call.failed';

export const erasesToken = (event: Said): boolean => isAnswer(event) && event.token === 'erased';
export const endsSession = (event: Said): boolean => isAnswer(event) && event.ended;
export const screenNamedBy = (event: Said): string | undefined => (isAnswer(event) ? event.endsWith : undefined);
export const newTokenIn = (event: Said): string | null =>
  isAnswer(event) && typeof event.token === 'object' ? event.token.replacedBy : null;
export const isAccepted = (event: Said): boolean => isAnswer(event) && event.accepted && event.token !== 'erased';

/** Only a proxy returns these statuses (C-15): the person is no longer signed in. */
export const isForbidden = (event: Said): boolean => isFailure(event) && (event.status === 401 || event.status === 403);
/** The texts of a failed call; empty without any. */
export const errorsIn = (event: Said): readonly string[] => (isFailure(event) ? (event.errors ?? []) : []);
export const isFailedAnswer = (event: Said): boolean =>
  isFailure(event) && event.status !== undefined && event.status >= 400;

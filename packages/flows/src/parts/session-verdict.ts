/** How the client judged an answer (contract 1.2): it decides what happens to the token, and whether the session is over. */
export interface Verdict {
  readonly token: 'kept' | 'erased' | { readonly replacedBy: string };
  /** Code 003 or 004. */
  readonly ended: boolean;
  /** The screen that the provider names with 003 or 004. */
  readonly endsWith?: string | undefined;
  /** Code 000. */
  readonly accepted: boolean;
}

/** What the client tells every session, whoever has signed in. */
export type ProviderSaid =
  | ({ type: 'answer.received' } & Verdict)
  /** A call failed; without a status there was no response at all. */
  | { type: 'call.failed'; status?: number };

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

/** Only a proxy answers so (C-15): nobody is signed in any more. */
export const isForbidden = (event: Said): boolean => isFailure(event) && (event.status === 401 || event.status === 403);
export const isFailedAnswer = (event: Said): boolean =>
  isFailure(event) && event.status !== undefined && event.status >= 400;

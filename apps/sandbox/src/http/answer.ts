import { CODES } from '@folioflow/api/contract';
import { type Fields } from '../kit/json.ts';
import { type PreparedAnswer } from '../ground/call.ts';
import { EmptyAnswer, HttpRefusal, Refusal } from '../ground/refusal.ts';

/** An answer before it becomes a response. */
export interface Answer {
  readonly status: number;
  /** the code as the log keeps it; '' for HTTP errors and empty answers */
  readonly code: string;
  readonly body: Fields | PreparedAnswer | null;
}

export const isPrepared = (body: object): body is PreparedAnswer =>
  'prepared' in body && typeof body.prepared === 'string';

const codeOf = (body: Fields): string => (typeof body['code'] === 'string' ? body['code'] : '');

export const accepted = (reply: object): Answer => {
  if (isPrepared(reply)) return { status: 200, code: CODES.success, body: reply };
  return { status: 200, code: CODES.success, body: { code: CODES.success, messageText: '', ...reply } };
};

export const answered = (body: Fields): Answer => ({ status: 200, code: codeOf(body), body });

export const refused = (refusal: Refusal): Answer => ({
  status: 200,
  code: refusal.code,
  body: { code: refusal.code, messageText: refusal.message, ...refusal.extra },
});

export const httpError = (status: number, errors: readonly string[]): Answer => ({
  status,
  code: '',
  body: { errors: errors.map((msg) => ({ msg })) },
});

/** What an interruption looks like on the wire; undefined for errors that are nobody's plan. */
export const answerOfInterruption = (error: unknown): Answer | undefined => {
  if (error instanceof Refusal) return refused(error);
  if (error instanceof HttpRefusal) return httpError(error.status, error.errors);
  return error instanceof EmptyAnswer ? { status: 200, code: '', body: null } : undefined;
};

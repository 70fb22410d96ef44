import { CODES } from '@folioflow/api/contract';
import { type Fields } from '../../kit/json.ts';
import { type PreparedAnswer } from '../../ground/call.ts';
import { EmptyAnswer, HttpRefusal, Refusal } from '../../ground/refusal.ts';

/** Answer before its serialisation. */
export interface UnserialisedAnswer {
  readonly status: number;
  /** code in the request log; '' for HTTP errors and empty answers */
  readonly code: string;
  readonly body: Fields | PreparedAnswer | null;
}

export const isPreparedAnswer = (body: object): body is PreparedAnswer =>
  'prepared' in body && typeof body.prepared === 'string';

const codeOfBody = (body: Fields): string => (typeof body['code'] === 'string' ? body['code'] : '');

export const acceptedAnswer = (reply: object): UnserialisedAnswer => {
  if (isPreparedAnswer(reply)) return { status: 200, code: CODES.success, body: reply };
  return { status: 200, code: CODES.success, body: { code: CODES.success, messageText: '', ...reply } };
};

export const answerFromBody = (body: Fields): UnserialisedAnswer => ({ status: 200, code: codeOfBody(body), body });

export const refusalAnswer = (refusal: Refusal): UnserialisedAnswer => ({
  status: 200,
  code: refusal.code,
  body: { code: refusal.code, messageText: refusal.message, ...refusal.extra },
});

export const httpErrorAnswer = (status: number, errors: readonly string[]): UnserialisedAnswer => ({
  status,
  code: '',
  body: { errors: errors.map((msg) => ({ msg })) },
});

/** Answer for a thrown refusal; undefined for unexpected errors. */
export const answerOfThrownRefusal = (error: unknown): UnserialisedAnswer | undefined => {
  if (error instanceof Refusal) return refusalAnswer(error);
  if (error instanceof HttpRefusal) return httpErrorAnswer(error.status, error.errors);
  return error instanceof EmptyAnswer ? { status: 200, code: '', body: null } : undefined;
};

import { type OperationName } from '@folioflow/api/contract';
import { listAt, textAt, type Fields } from '../ground/fields.ts';

/** One answer of the provider, as received. */
export interface Reply {
  readonly method: string;
  /** Without the base address. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; empty if it is no JSON object. */
  readonly body: Fields;
  /** `code` of the body; '' without one. */
  readonly code: string;
  readonly operation?: OperationName;
}

/** The answer to an operation. */
export interface OperationReply<N extends OperationName = OperationName> extends Reply {
  readonly operation: N;
}

/** Names a request for a report: operation or address, never a body or a query. */
export const nameOfReply = (reply: Reply): string => {
  const address = `${reply.method} ${reply.path.replace(/\?.*$/, '')}`;
  return reply.operation === undefined ? address : `${reply.operation} (${address})`;
};

const SHOWN_TEXT = 160;

const describeCode = (code: string, sent: unknown): string => {
  if (code !== '') return `, code ${code}`;
  return sent === undefined ? '' : `, code ${JSON.stringify(sent)} that is no text`;
};

/** The texts of an answer that are meant for the user; other fields may be secret. */
const messageOf = (body: Fields): string => {
  const { messageText } = body;
  if (typeof messageText === 'string') return messageText;
  return listAt(body, 'errors')
    .map((error) => textAt(error, 'msg'))
    .join(' ');
};

/** Describes an answer on a line: status, code, text. */
export const describeReply = ({ status, code, body }: Reply): string => {
  const message = messageOf(body);
  const shown = message.replace(/\s+/g, ' ').slice(0, SHOWN_TEXT);
  return `HTTP ${status}${describeCode(code, body['code'])}${shown === '' ? '' : `, "${shown}"`}`;
};

/** True if two answers are the same apart from a renewed token. */
export const isSameAnswer = (first: Reply, second: Reply): boolean => {
  const [left, right] = [first, second].map(({ body }) => JSON.stringify({ ...body, token_id: undefined }));
  return first.status === second.status && left === right;
};

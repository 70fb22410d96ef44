import { IDEMPOTENCY_HEADER, TOKEN_HEADER, type OperationName } from '@folioflow/api/contract';
import { httpRouteOfRequest } from '@folioflow/api/schemas';
import { randomUUID } from 'node:crypto';
import { type Fields } from '../ground/fields.ts';
import { multipartOf } from './encode.ts';
import { operationOf } from './operations.ts';
import { type OperationReply } from './reply.ts';
import { sendRaw, type Connection, type RawRequest } from './send.ts';

/** Options of a call. */
export interface CallOptions {
  /** `Idempotency-Key`: a new one by default for an idempotent operation, none if null. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly path?: string;
}

export const newSubmissionKey = (): string => randomUUID();

/** Creates the HTTP request of an operation as a client sends it. */
export const requestOfCall = (
  name: OperationName,
  request: Fields,
  token: string,
  { key, headers = {}, method, path }: CallOptions = {},
): RawRequest => {
  const route = httpRouteOfRequest(operationOf(name), request);
  const submission = key === undefined ? (route.idempotent ? newSubmissionKey() : null) : key;
  return {
    operation: name,
    method: method ?? route.method,
    path: path ?? route.path,
    headers: {
      [TOKEN_HEADER]: token,
      ...(route.multipart === true ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      ...(submission === null ? {} : { [IDEMPOTENCY_HEADER]: submission }),
      ...headers,
    },
    body: route.multipart === true ? multipartOf(request) : JSON.stringify(request),
  };
};

/** Calls an operation with a token; '' for none. */
export const callOperation = async <N extends OperationName>(
  connection: Connection,
  name: N,
  request: Fields,
  token: string,
  options: CallOptions = {},
): Promise<OperationReply<N>> => ({
  ...(await sendRaw(connection, requestOfCall(name, request, token, options))),
  operation: name,
});

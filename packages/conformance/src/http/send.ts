import { joinPath, type OperationName } from '@folioflow/api/contract';
import { parseFields, textAt } from '../ground/fields.ts';
import { Deviation } from '../ground/verdicts.ts';
import { type Reply } from './reply.ts';

/** A request below the base address of the provider, sent without any interpretation. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | Uint8Array<ArrayBuffer>;
  /** The called operation, if the request is one as a client sends it. */
  readonly operation?: OperationName;
}

/** Address and patience of a run. */
export interface Connection {
  /** The base address, `http://127.0.0.1:4602/api/v1`. */
  readonly baseUrl: string;
  /** Milliseconds until an answer counts as missing. */
  readonly timeoutMs: number;
  /** Receives every answer, for the trace of a case. */
  readonly onReply?: (reply: Reply) => void;
}

/** @throws Deviation without an answer in time */
const fetchOrDeviate = async ({ baseUrl, timeoutMs }: Connection, request: RawRequest): Promise<Response> => {
  const { method, path, headers = {}, body } = request;
  try {
    return await fetch(joinPath(baseUrl, path), {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const reason = isLate ? `no answer within ${timeoutMs} ms` : 'the connection was closed without an answer';
    throw new Deviation(`${method} ${path}: ${reason}.`, { cause: error });
  }
};

/** Sends a request and reads the whole answer. */
export const sendRaw = async (connection: Connection, request: RawRequest): Promise<Reply> => {
  const response = await fetchOrDeviate(connection, request);
  const text = await response.text();
  const body = parseFields(text);
  const { method, path, operation } = request;
  const reply: Reply = {
    ...{ method, path, text, body },
    status: response.status,
    headers: response.headers,
    code: textAt(body, 'code'),
    ...(operation === undefined ? {} : { operation }),
  };
  connection.onReply?.(reply);
  return reply;
};

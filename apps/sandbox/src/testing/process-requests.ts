import { parseFields, type Fields } from '../kit/json.ts';
import { newSubmissionKey, type RequestOptions } from './bench.ts';

/** Sends a request to a sandbox in another process, under a new key by default. */
export const sendToProcess = (
  url: string,
  path: string,
  body: unknown,
  { token = '', key = newSubmissionKey(), method = 'POST' }: RequestOptions = {},
): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', 'bb-access-token': token, 'idempotency-key': key },
    body: JSON.stringify(body),
  });

/** Calls an operation of a sandbox in another process by its path. */
export const askProcess = async (url: string, path: string, body: unknown, sent?: RequestOptions): Promise<Fields> =>
  parseFields(await (await sendToProcess(url, `/api/v1${path}`, body, sent)).text());

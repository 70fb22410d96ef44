import { type IncomingMessage, type ServerResponse } from 'node:http';

/** Address at an app server to which a tab reports its recorded flows. */
export const RECORDING_ADDRESS = '/__sandbox/recording';
const MAX_REPORT_BYTES = 1_000_000;

/** The sandbox that stores the recordings. */
export interface RecordingTarget {
  readonly sandbox: string;
  readonly controlToken: string | undefined;
}

async function readReport(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) {
    body += String(part);
    if (body.length > MAX_REPORT_BYTES) throw new Error('The report is too long.');
  }
  return body;
}

async function passOn({ sandbox, controlToken }: RecordingTarget, request: IncomingMessage, response: ServerResponse) {
  const answer = await fetch(`${sandbox}/__sandbox/recordings/report`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(controlToken === undefined ? {} : { authorization: `Bearer ${controlToken}` }),
    },
    body: await readReport(request),
  });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(answer.status, headers).end(await answer.text());
}

/**
 * Passes reports of tabs to the sandbox of this process, from pages of this server only. A tab reaches its own origin:
 * the control surface of the sandbox may require a token, which no page of an app has.
 */
export const createRecordingEndpoint =
  (target: RecordingTarget) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const [pathname] = (request.url ?? '').split('?');
    if (pathname !== RECORDING_ADDRESS) return false;
    const { origin } = request.headers;
    if (request.method !== 'POST') response.writeHead(405, { allow: 'POST' }).end();
    else if (origin !== `http://127.0.0.1:${request.socket.localPort}`) response.writeHead(403).end();
    else passOn(target, request, response).catch(() => response.writeHead(502).end());
    return true;
  };

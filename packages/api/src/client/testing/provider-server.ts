import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly json: () => unknown;
  readonly form: () => Promise<FormData>;
}

export type Responder = (response: ServerResponse, seen: ReceivedRequest, count: number) => void;

export const jsonResponder =
  (body: unknown, status = 200): Responder =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  };
export const textResponder =
  (body: string, status = 200, headers: Record<string, string> = {}): Responder =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };
export const droppedResponder: Responder = (response) => {
  response.destroy();
};

/** Starts a provider on a free local port; it is closed when the test ends. */
export async function startProviderServer(answering: Responder) {
  const seen: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const type = request.headers['content-type'] ?? '';
      const received: ReceivedRequest = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        text: body.toString('utf8'),
        json: () => JSON.parse(body.toString('utf8')) as unknown,
        form: () => new Response(body, { headers: { 'Content-Type': type } }).formData(),
      };
      seen.push(received);
      // The time of a test run is not part of an answer; tests of the clock set their own date.
      response.sendDate = false;
      answering(response, received, seen.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, baseUrl: `${origin}/api/v1`, seen, close };
}

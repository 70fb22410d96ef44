import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly json: () => unknown;
  readonly form: () => Promise<FormData>;
}

export type Answering = (response: ServerResponse, seen: Seen, count: number) => void;

export const json =
  (body: unknown, status = 200): Answering =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  };
export const written =
  (body: string, status = 200, headers: Record<string, string> = {}): Answering =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };
export const dropped: Answering = (response) => {
  response.destroy();
};

/** A provider on a free port of this machine that lives as long as the test. */
export async function providerServer(answering: Answering) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const type = request.headers['content-type'] ?? '';
      const one: Seen = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        text: body.toString('utf8'),
        json: () => JSON.parse(body.toString('utf8')) as unknown,
        form: () => new Response(body, { headers: { 'Content-Type': type } }).formData(),
      };
      seen.push(one);
      // The moment of a test run is no part of an answer; a test about the clock writes its own.
      response.sendDate = false;
      answering(response, one, seen.length);
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

import { serveSandbox } from '@folioflow/sandbox/server';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a provider in memory. */
export async function startSandbox(): Promise<string> {
  process.env['SANDBOX_MODE'] = '1';
  const sandbox = await serveSandbox({ port: 0, appOrigins: [], dataFolder: null, seed: 'full', hashRounds: 10 });
  onTestFinished(() => sandbox.close());
  return sandbox.url;
}

/** Starts any other server on a free local port; returns its address. */
export async function startHttpServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns the address of a port that no server listens to. */
export async function findClosedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  return `http://127.0.0.1:${port}`;
}

/** Starts a provider that forwards every call to the sandbox and announces another version of the contract. */
export const startProviderOfVersion = (sandbox: string, version: string): Promise<string> =>
  startHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void fetch(sandbox + (request.url ?? ''), {
        method: request.method ?? 'GET',
        headers: { 'content-type': 'application/json' },
        body: Buffer.concat(chunks),
      }).then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json', 'x-folioflow-contract': version });
        response.end(await answer.text());
      });
    });
  });

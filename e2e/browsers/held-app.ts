import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findAssetFile } from '../support/delay-code.ts';

/** PUT holds the script, DELETE releases it. */
const HOLD_PATH = '/held';

/** A server in front of the investor app. While it holds, the code of the list of schemes has no answer. */
export interface HeldApp {
  readonly url: string;
  /** Forwards to this address from now on. */
  forwardTo(investor: string): void;
  close(): Promise<void>;
}

/** Holds the code of the list of schemes, or answers the requests that wait for it. */
export async function setHeld(held: string, isHeld: boolean): Promise<void> {
  const { ok } = await fetch(held + HOLD_PATH, { method: isHeld ? 'PUT' : 'DELETE' });
  if (!ok) throw new Error(`${held} holds no script.`);
}

/** Starts a server that forwards every request, on a free port. */
export async function serveHeldApp(): Promise<HeldApp> {
  let target = '';
  let hold: PromiseWithResolvers<undefined> | null = null;
  const script = `/assets/${findAssetFile('routes/discovery/SchemeList.tsx')}`;

  const forward = ({ method, url, headers }: IncomingMessage, response: ServerResponse) => {
    const forwarded = sendRequest(new URL(url ?? '/', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    forwarded.end();
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === HOLD_PATH) {
      hold?.resolve(undefined);
      hold = request.method === 'PUT' ? Promise.withResolvers<undefined>() : null;
      response.end();
      return;
    }
    if (request.url === script) await hold?.promise;
    forward(request, response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo: (investor) => {
      target = investor;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

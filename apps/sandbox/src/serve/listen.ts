import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { DroppedConnection } from '../ground/refusal.ts';

interface ServedApp {
  fetch(request: Request): Promise<Response>;
}

const MAX_ATTEMPTS = 50;

/** A dropped connection closes the socket without an answer. */
const createNodeHandler =
  (sandbox: ServedApp) =>
  async (request: Request, env: unknown): Promise<Response> => {
    try {
      return await sandbox.fetch(request);
    } catch (error) {
      if (!(error instanceof DroppedConnection)) throw error;
      (env as HttpBindings).incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const listenOn = (server: Server, port: number, bind: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, bind, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Serves a sandbox on an IP address. If the port is in use, the next free port is used; 0 is any free port. */
export const startServer = async (
  sandbox: ServedApp,
  wantedPort: number,
  bind: string,
): Promise<{ server: Server; port: number }> => {
  const server = createAdaptorServer({ fetch: createNodeHandler(sandbox), hostname: bind }) as Server;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { server, port: await listenOn(server, wantedPort === 0 ? 0 : wantedPort + attempt, bind) };
    } catch (error) {
      if (!isPortTaken(error) || attempt >= MAX_ATTEMPTS) throw error;
    }
  }
};

const GRACE_MS = 2_000;

/** Stops listening, waits for pending answers, then closes the remaining connections. */
export const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
    }, GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import send from 'send';

/** Serves a built review room on loopback. */
export async function serveRoom(folder: string) {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    send(request, pathname, { root: folder, immutable: true, maxAge: '1d' }).pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import send from 'send';

interface RoomOptions {
  /** Text waits for its font: a browser that is short of time would draw an optional font in some of its pictures. */
  readonly waitsForFonts?: boolean;
}

function sendWaitingStyles(answer: ServerResponse, file: string): void {
  const styles = readFileSync(file, 'utf8').replaceAll(/font-display:\s*optional/g, 'font-display:block');
  answer.writeHead(200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=86400' });
  answer.end(styles);
}

/** Serves a built review room on loopback. */
export async function serveRoom(folder: string, { waitsForFonts = false }: RoomOptions = {}) {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(pathname));
    if (waitsForFonts && pathname.endsWith('.css')) sendWaitingStyles(answer, file);
    else send(request, pathname, { root: folder, immutable: true, maxAge: '1d' }).pipe(answer);
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

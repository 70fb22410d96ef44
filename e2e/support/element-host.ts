import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { serveSandbox } from '@folioflow/sandbox/server';
import { inRoot } from '../../tools/root.ts';
import { now } from './clock.ts';

/** The built element of the journeys. */
export const elementFolder = inRoot('node_modules', '.cache', 'folioflow-element');
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.woff2': 'font/woff2' };

/** Everything that the README names, and nothing else: no style source at all. */
const policyFor = (provider: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "font-src 'self'",
    `connect-src ${provider}`,
    'img-src blob:',
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const page = `<!doctype html>
<html lang="en">
<head><title>A page of another company</title><meta name="viewport" content="width=device-width"></head>
<body>
<main>
<h1>Our page</h1><p id="text">Our own text</p><button id="before">Before</button>
<div id="place"></div><div id="other-place"></div>
<button id="after">After</button>
</main>
<script type="module" src="/element/index.js"></script>
</body>
</html>`;

/** A page of another company with the built element, and a sandbox that accepts its origin. */
export interface ElementHost {
  readonly url: string;
  readonly sandbox: string;
  close(): Promise<void>;
}

async function readElementFile(pathname: string): Promise<Buffer | null> {
  const file = path.join(elementFolder, path.normalize(pathname));
  return file.startsWith(elementFolder + path.sep) ? readFile(file).catch(() => null) : null;
}

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

/** Serves a plain page with a strict policy on a free port. */
export async function startElementHost(): Promise<ElementHost> {
  let policy = '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (!pathname.startsWith('/element/')) {
      const status = pathname === '/' ? 200 : 404;
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
      response.end(status === 200 ? page : '');
      return;
    }
    void readElementFile(pathname.slice('/element/'.length)).then((content) => {
      const type = types[path.extname(pathname)] ?? 'application/octet-stream';
      response.writeHead(content === null ? 404 : 200, { 'content-type': type }).end(content);
    });
  });
  const url = await listen(server);
  const sandbox = await serveSandbox({ port: 0, appOrigins: [url], dataFolder: null, seed: 'full', clock: now });
  policy = policyFor(sandbox.url);
  return {
    url,
    sandbox: sandbox.url,
    close: async () => {
      await sandbox.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

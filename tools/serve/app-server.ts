import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type AppConfig } from './config.ts';
import { pagesIn } from './page.ts';
import { contentSecurityPolicy, otherSecurityHeaders } from './policy.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};

const typeOf = (extension: string) => types[extension] ?? 'application/octet-stream';

const encodings = [
  { token: 'br', ending: '.br', compress: brotliCompressSync },
  { token: 'gzip', ending: '.gz', compress: gzipSync },
] as const;

interface Served {
  readonly file: string;
  readonly encoding?: string;
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function encodingsIn(accepted: string) {
  const tokens = accepted.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = tokens.map((part) => part.split(';')[0]?.trim().toLowerCase());
  return encodings.filter(({ token }) => names.includes(token));
}

/** The compressed twin of a file that this browser understands, where the build wrote one. */
function inBestEncoding(file: string, accepted: string): Served {
  const found = encodingsIn(accepted).find(({ ending }) => isFile(file + ending));
  return found === undefined ? { file } : { file: file + found.ending, encoding: found.token };
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The file an address names; a deep link, and whatever is not there, names none. */
function fileFor(folder: string, pathname: string): string | null {
  const name = decoded(pathname);
  if (name === null || name.includes('\0')) return null;
  const file = path.join(folder, path.normalize(name));
  return file.startsWith(folder + path.sep) && isFile(file) && !/\.(html|map|br|gz)$/.test(file) ? file : null;
}

const cacheFor = (pathname: string) =>
  pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

function redirected(request: IncomingMessage): string | null {
  const [host, port] = (request.headers.host ?? '').split(':');
  return host === 'localhost' ? `http://127.0.0.1${port === undefined ? '' : `:${port}`}${request.url ?? '/'}` : null;
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** What it says itself, or a file. */
  readonly body?: string | Buffer;
  readonly file?: string;
}

interface App {
  readonly folder: string;
  readonly config: AppConfig;
  readonly pageAt: (address: string) => string;
}

const compressed = new Map<string, Buffer>();

/** A page of the app, compressed once for each encoding. */
function pageReply(html: string, accepted: string): Reply {
  const headers = { 'content-type': typeOf('.html'), 'cache-control': 'no-cache', vary: 'accept-encoding' };
  const [best] = encodingsIn(accepted);
  if (best === undefined) return { status: 200, headers, body: html };
  const key = best.token + html;
  const body = compressed.get(key) ?? best.compress(html);
  compressed.set(key, body);
  return { status: 200, headers: { ...headers, 'content-encoding': best.token }, body };
}

function replyTo({ folder, config, pageAt }: App, request: IncomingMessage): Reply {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } };
  // One machine, two names would be two stores for the browser.
  const elsewhere = redirected(request);
  if (elsewhere !== null) return { status: 308, headers: { location: elsewhere } };

  const [pathname = '/'] = (request.url ?? '/').split('?');
  if (pathname === '/config.json') {
    const headers = { 'content-type': typeOf('.json'), 'cache-control': 'no-store' };
    return { status: 200, headers, body: JSON.stringify(config) };
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const file = fileFor(folder, pathname);
  if (file === null) {
    const isPage = !pathname.startsWith('/assets/') && decoded(pathname)?.includes('\0') === false;
    if (isPage) return pageReply(pageAt(request.url ?? '/'), accepted);
    return { status: 404, headers: { 'content-type': typeOf('.txt') }, body: 'Not found' };
  }

  const served = inBestEncoding(file, accepted);
  return {
    status: 200,
    file: served.file,
    headers: {
      'content-type': typeOf(path.extname(file)),
      'cache-control': cacheFor(pathname),
      vary: 'accept-encoding',
      ...(served.encoding === undefined ? {} : { 'content-encoding': served.encoding }),
    },
  };
}

function answer(app: App, request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body = '', file } = replyTo(app, request);
  response.writeHead(status, {
    ...otherSecurityHeaders,
    'content-security-policy': contentSecurityPolicy(app.config),
    'content-length': String(file === undefined ? Buffer.byteLength(body) : statSync(file).size),
    ...headers,
  });
  if (request.method === 'HEAD') response.end();
  else if (file === undefined) response.end(body);
  else createReadStream(file).pipe(response);
}

export interface Running {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves one built app on 127.0.0.1. Throws when the app is not built; the port must be free (see `takePorts`). */
export async function serveApp(options: { folder: string; port: number; config: AppConfig }): Promise<Running> {
  const folder = path.resolve(options.folder);
  if (!isFile(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no built app: run npm run build first.`);
  const { config } = options;
  const app: App = { folder, config, pageAt: pagesIn(folder, config) };
  const server = createServer((request, response) => answer(app, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

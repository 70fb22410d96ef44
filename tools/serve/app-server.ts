import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { hostOfBind, LOOPBACK } from '../../apps/sandbox/src/serve/bind-address.ts';
import { type AppConfig } from './config.ts';
import { acceptedEncodings } from './encodings.ts';
import { type Page } from './page.ts';
import { createLanguagePages } from './page-languages.ts';
import { contentSecurityPolicy, fileHeaders, otherSecurityHeaders, type PolicyApp } from './policy.ts';
import { createSignInEndpoint, type SignInEndpoint } from './sign-in-endpoint.ts';
import { isFile, createStaticFiles, type StaticFiles } from './static-files.ts';

/** Made of the port and the path alone: whatever else a request calls its host leads nowhere. */
function redirectLocation({ headers, url = '/' }: IncomingMessage): string | null {
  const port = /^localhost(?<port>:\d+)?$/.exec(headers.host ?? '')?.groups;
  return port === undefined || !url.startsWith('/') ? null : `http://127.0.0.1${port['port'] ?? ''}${url}`;
}

interface ServedApp {
  readonly policy: PolicyApp;
  readonly config: AppConfig;
  readonly files: StaticFiles;
  /** The page for an address, in the language of the request. */
  readonly pageFor: (request: IncomingMessage) => Page;
  /** Request headers on which a page depends. */
  readonly vary: string;
  readonly door: SignInEndpoint;
}

interface EncodedPage {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const encodedPages = new Map<string, EncodedPage>();

/** A page of the app, compressed and marked once for each encoding. */
function encodePage(html: string, accepted: string | undefined): EncodedPage {
  const [best] = acceptedEncodings(accepted);
  const key = `${best?.token ?? ''} ${html}`;
  const known = encodedPages.get(key);
  if (known !== undefined) return known;
  const mark = createHash('sha256').update(key).digest('base64url');
  const made = {
    body: best === undefined ? html : best.compress(html),
    headers: { etag: `"${mark}"`, ...(best === undefined ? {} : { 'content-encoding': best.token }) },
  };
  encodedPages.set(key, made);
  return made;
}

const isCachedByClient = (request: IncomingMessage, mark: string | undefined) =>
  mark !== undefined && (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(mark);

function sendPage(app: ServedApp, request: IncomingMessage, response: ServerResponse): void {
  const { html, inlined } = app.pageFor(request);
  response.setHeader('content-security-policy', contentSecurityPolicy(app.config, inlined, app.policy));
  const { body, headers } = encodePage(html, request.headers['accept-encoding']?.toString());
  const common = { 'cache-control': 'no-cache', vary: app.vary, ...headers };
  if (isCachedByClient(request, headers['etag'])) response.writeHead(304, common).end();
  else {
    const type = { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(body) };
    response.writeHead(200, { ...common, ...type }).end(body);
  }
}

const pageHeaders = ({ config, policy }: ServedApp) => ({
  ...otherSecurityHeaders(config, policy),
  'content-security-policy': contentSecurityPolicy(config, undefined, policy),
});

function handleRequest(app: ServedApp, request: IncomingMessage, response: ServerResponse): void {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const sendFile = app.files.find(pathname);
  for (const [name, value] of Object.entries(sendFile === null ? pageHeaders(app) : fileHeaders(app.policy)))
    response.setHeader(name, value);
  // One machine, two names would be two stores for the browser.
  const elsewhere = redirectLocation(request);
  if (elsewhere === null && app.door(request, response)) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
  else if (elsewhere !== null) response.writeHead(308, { location: elsewhere }).end();
  else if (pathname === '/config.json') {
    const body = JSON.stringify(app.config);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    });
    response.end(body);
  } else if (sendFile !== null) sendFile(request, response);
  else if (app.files.isOnlyFile(pathname)) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end('Not found');
  } else sendPage(app, request, response);
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface AppServerOptions {
  /** Output folder of the app's build. */
  readonly folder: string;
  /** Holds the assets of builds before it (see `keepAssets`), for pages that are still open. */
  readonly archiveFolder?: string;
  /** IP address to listen on, 127.0.0.1 by default. */
  readonly bind?: string;
  readonly port: number;
  readonly config: AppConfig;
  /** The sandbox whose page may sign people in here; left out wherever the provider is a real one. */
  readonly sandbox?: string | undefined;
  /** Address of the sandbox for this server, if a browser uses another one. */
  readonly sandboxReachedAt?: string | undefined;
  /** The app that is served; the investor's by default. */
  readonly policy?: PolicyApp;
  /** Milliseconds after which a connection on which nothing moves is ended. */
  readonly idleTimeoutMs?: number;
}

/**
 * Serves one built app, by default on 127.0.0.1. Throws when the app is not built; the port must be free (see `reservePorts`).
 * `send` reads the files; serve, sirv and vite preview have no page per route, no policy by its hashes and no archive.
 */
export async function serveApp(options: AppServerOptions): Promise<RunningServer> {
  const { config, idleTimeoutMs: patience = 30_000, archiveFolder: earlier, policy = 'investor' } = options;
  const folder = path.resolve(options.folder);
  if (!isFile(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no built app: run npm run build first.`);
  const pages = createLanguagePages(folder, config);
  const files = createStaticFiles(folder, ...(earlier === undefined ? [] : [path.resolve(earlier)]));
  const { sandbox, sandboxReachedAt } = options;
  const signInEndpoint = sandbox === undefined ? () => false : createSignInEndpoint(sandbox, sandboxReachedAt);
  const app: ServedApp = { policy, config, files, ...pages, door: signInEndpoint };
  const server = createServer((request, response) => {
    // One process serves both apps and the sandbox: no request may end it.
    try {
      handleRequest(app, request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end();
    }
  });
  // Whoever asks for a file and does not read it would keep the file open.
  server.setTimeout(patience);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.bind ?? LOOPBACK, resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
  return {
    url: `http://${hostOfBind(options.bind ?? LOOPBACK)}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

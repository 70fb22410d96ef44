import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveApp, type RunningServer } from './app-server.ts';
import { createAppConfig } from './config.ts';
import { contentSecurityPolicy, fileHeaders } from './policy.ts';

const config = createAppConfig({}, 'http://127.0.0.1:4602');
const home = mkdtempSync(path.join(tmpdir(), 'folioflow-app-'));
const folder = path.join(home, 'dist');
const earlier = path.join(home, 'earlier');
let app: RunningServer;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>App</title>');
  writeFileSync(path.join(folder, 'index.html.br'), 'of another time');
  writeFileSync(path.join(folder, 'assets/main-abc.js'), 'export {};');
  writeFileSync(path.join(folder, 'assets/main-abc.js.br'), brotliCompressSync('export {};'));
  writeFileSync(path.join(folder, 'assets/main-abc.js.map'), '{}');
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{"secret":{"file":"assets/main-abc.js"}}');
  writeFileSync(path.join(home, 'outside.txt'), 'secret');
  mkdirSync(path.join(earlier, 'assets'), { recursive: true });
  writeFileSync(path.join(earlier, 'assets/main-abc.js'), 'of an earlier build');
  writeFileSync(path.join(earlier, 'assets/main-earlier.js'), 'export const of = 1;');
  app = await serveApp({ folder, archiveFolder: earlier, port: 0, config });
});
afterAll(async () => {
  await app.close();
  rmSync(home, { recursive: true });
});

/** fetch tidies paths and hosts, so hostile requests are written by hand. */
const raw = (address: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    request(app.url, { path: address, ...options }, (answer) => {
      let body = '';
      answer.on('data', (part: Buffer) => (body += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    })
      .on('error', reject)
      .end();
  });

test('the page answers GET and HEAD with the policy and is asked for again each time', async () => {
  const page = await raw('/');
  expect(page.body).toBe('<!doctype html><title>App</title>');
  expect(page.headers['content-security-policy']).toBe(contentSecurityPolicy(config));
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  const head = await raw('/', { method: 'HEAD' });
  expect({ status: head.status, body: head.body, length: head.headers['content-length'] }).toEqual({
    status: 200,
    body: '',
    length: page.headers['content-length'],
  });
});

test('the page comes compressed to a browser that understands it', async () => {
  const page = await fetch(app.url, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(await page.text()).toBe('<!doctype html><title>App</title>');
});

test('a deep link gets the page of the app, whatever it looks like', async () => {
  for (const deep of ['/schemeList', '/charts/INF1/1234/A%2FB%20%26%20C', '/activation/a.b@c', '/orderList/?x=1']) {
    expect((await raw(deep)).body, deep).toBe('<!doctype html><title>App</title>');
  }
});

test('a hashed asset never changes and comes compressed to a browser that understands it', async () => {
  const plain = await raw('/assets/main-abc.js');
  expect([plain.headers['cache-control'], plain.headers['content-encoding'], plain.body]).toEqual([
    'public, max-age=31536000, immutable',
    undefined,
    'export {};',
  ]);
  const brotli = await raw('/assets/main-abc.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([brotli.headers['content-encoding'], brotli.headers['content-type']]).toEqual([
    'br',
    'text/javascript; charset=utf-8',
  ]);
  const refused = await raw('/assets/main-abc.js', { headers: { 'accept-encoding': 'br;q=0' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('an asset of an earlier build is there for the pages that are still open, and hides none of this one', async () => {
  const kept = await raw('/assets/main-earlier.js');
  expect([kept.status, kept.body, kept.headers['cache-control']]).toEqual([
    200,
    'export const of = 1;',
    'public, max-age=31536000, immutable',
  ]);
  expect((await raw('/assets/main-abc.js')).body).toBe('export {};');
});

test('what a browser has already is not sent again, and each encoding of it has a mark of its own', async () => {
  for (const address of ['/assets/main-abc.js', '/', '/schemeList']) {
    const marks = new Set<unknown>();
    for (const accepted of ['br', 'identity']) {
      const headers = { 'accept-encoding': accepted };
      const { headers: first } = await raw(address, { headers });
      marks.add(first['etag']);
      const again = await raw(address, { headers: { ...headers, 'if-none-match': String(first['etag']) } });
      expect([again.status, again.body], address).toEqual([304, '']);
      const other = await raw(address, { headers: { ...headers, 'if-none-match': '"of another build"' } });
      expect(other.status, address).toBe(200);
    }
    expect(marks.size, address).toBe(2);
  }
});

test('every answer carries a policy and says that its type is not to be guessed', async () => {
  for (const address of ['/', '/assets/none.js', '/config.json', '/%zz']) {
    const { headers } = await raw(address);
    expect(headers['content-security-policy'], address).toBe(contentSecurityPolicy(config));
    expect(headers['x-content-type-options'], address).toBe('nosniff');
  }
  expect((await raw('/assets/main-abc.js')).headers).toMatchObject(fileHeaders('investor'));
});

test('a file has no headers that only a page needs, because a first load repeats them with each of its files', async () => {
  const { headers } = await raw('/assets/main-abc.js');
  expect(Object.keys(headers)).not.toContain('permissions-policy');
  expect(Object.keys(headers)).not.toContain('cross-origin-opener-policy');
  expect(JSON.stringify(headers).length).toBeLessThan(600);
});

test('an address that cannot be read gets the page of the app too', async () => {
  for (const malformed of ['/%zz', '/charts/a/b/%E0%A4%A', '/%', '/%00', '/schemeList/%C3'])
    expect((await raw(malformed)).body, malformed).toBe('<!doctype html><title>App</title>');
  expect((await raw('/assets/%zz')).status).toBe(404);
});

test('an old asset that nobody kept, a source map, the manifest and a file outside the app are not found', async () => {
  expect((await raw('/assets/main-old.js')).status).toBe(404);
  expect((await raw('/assets/main-abc.js.map')).status).toBe(404);
  for (const manifest of [
    '/.vite/manifest.json',
    '//.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/../.vite/manifest.json',
  ])
    expect((await raw(manifest)).body, manifest).not.toContain('secret');
  for (const hostile of ['/../outside.txt', '/%2e%2e/outside.txt', '/assets/..%2f..%2foutside.txt', '/%00', '/%']) {
    expect((await raw(hostile)).body, hostile).not.toContain('secret');
  }
});

test('an address longer than any name of a file is answered, and the server lives on', async () => {
  const long = 'a'.repeat(9_000);
  expect((await raw(`/${long}`)).body).toBe('<!doctype html><title>App</title>');
  expect((await raw(`/assets/${long}.js`)).status).toBe(404);
  expect((await raw(`/assets/main-abc.js/${long}`)).status).toBe(404);
  expect((await raw('/')).status).toBe(200);
});

test('a request that cannot be answered ends its own connection only', async () => {
  let isServing = false;
  const broken = await serveApp({
    folder,
    port: 0,
    config: {
      ...config,
      get paymentOrigins(): readonly string[] {
        if (isServing) throw new Error('broken');
        return config.paymentOrigins;
      },
    },
  });
  isServing = true;
  for (const _ of [1, 2]) expect((await fetch(broken.url)).status).toBe(500);
  await broken.close();
});

test('the configuration is served fresh', async () => {
  const answer = await raw('/config.json');
  expect(JSON.parse(answer.body)).toEqual(config);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('localhost leads to 127.0.0.1, so that the browser keeps one store', async () => {
  const answer = await raw('/signin?variant=older', { headers: { host: 'localhost:4600' } });
  expect([answer.status, answer.headers['location']]).toEqual([308, 'http://127.0.0.1:4600/signin?variant=older']);
  for (const [host, address] of [
    ['localhost:80@evil.example', '/'],
    ['localhost', 'http://evil.example/'],
  ] as const) {
    const { headers } = await raw(address, { headers: { host } });
    expect(headers['location'], `${host} ${address}`).toBeUndefined();
  }
});

test('an app takes no form posts', async () => {
  const answer = await raw('/paymentResponse', { method: 'POST' });
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('an app that is not built is refused by name', async () => {
  await expect(serveApp({ folder: path.join(folder, 'assets'), port: 0, config })).rejects.toThrow(
    'holds no built app',
  );
});

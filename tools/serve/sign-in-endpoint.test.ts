import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveApp, type RunningServer } from './app-server.ts';
import { createAppConfig } from './config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-door-'));
let provider: Server;
let sandbox = '';
let app: RunningServer;
let receivedRequests: unknown[] = [];
let authorisations: unknown[] = [];

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>App</title>');
  provider = createServer((request, response) => {
    authorisations.push(request.headers.authorization);
    request.on('data', (body: Buffer) => receivedRequests.push([request.url, JSON.parse(body.toString())]));
    request.on('end', () =>
      response.end(JSON.stringify({ token_id: 'token-1', profileData: { login_name: '</script>' }, masterList: {} })),
    );
  });
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  sandbox = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  app = await serveApp({ folder, port: 0, config: createAppConfig({}, sandbox), sandbox });
});
afterAll(async () => {
  await app.close();
  provider.close();
  rmSync(folder, { recursive: true });
});

const postSignIn = (origin: string | undefined, body = 'mobile=9000000100&to=/orderList', at = app) =>
  fetch(`${at.url}/__sandbox/sign-in`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin === undefined ? {} : { origin }) },
  });

test('the page of the sandbox opens the app signed in, at a page of the app and under its policy', async () => {
  receivedRequests = [];
  const answer = await postSignIn(sandbox);
  const text = await answer.text();
  expect(receivedRequests).toEqual([['/__sandbox/token', { mobile: '9000000100' }]]);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('data-to="/orderList"');
  expect(text).toContain('"token":"token-1"');
  expect(text).toContain('\\u003c/script>');
  expect(await (await fetch(`${app.url}/__sandbox/sign-in.js`)).text()).toContain('localStorage');
  for (const to of ['//evil.example', 'https://evil.example', '/a"b', ''])
    expect(await (await postSignIn(sandbox, `mobile=9000000100&to=${encodeURIComponent(to)}`)).text()).toContain(
      'data-to="/"',
    );
});

test('the control token of the page reaches the sandbox, which the server may reach at another address', async () => {
  authorisations = [];
  const server = await serveApp({
    folder,
    port: 0,
    config: createAppConfig({}, 'http://team.example:4602'),
    sandbox: 'http://team.example:4602',
    sandboxReachedAt: sandbox,
  });
  const form = 'mobile=9000000100&to=/orderList&control_token=secret-of-the-team';
  expect((await postSignIn(sandbox, form, server)).status).toBe(403);
  expect(await (await postSignIn('http://team.example:4602', form, server)).text()).not.toContain('secret-of-the-team');
  await postSignIn('http://team.example:4602', 'mobile=9000000100&to=/orderList', server);
  await server.close();
  expect(authorisations).toEqual(['Bearer secret-of-the-team', undefined]);
});

test('nobody else is let in, and an app of another provider has no such door', async () => {
  receivedRequests = [];
  for (const origin of [undefined, 'null', 'https://evil.example', app.url])
    expect((await postSignIn(origin)).status).toBe(403);
  expect((await fetch(`${app.url}/__sandbox/sign-in`)).status).toBe(405);
  const real = await serveApp({ folder, port: 0, config: createAppConfig({}, sandbox) });
  expect((await postSignIn(sandbox, undefined, real)).status).toBe(405);
  await real.close();
  expect(receivedRequests).toEqual([]);
});

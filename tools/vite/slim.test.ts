import { type createProvider as CreateProvider } from '@folioflow/api';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { slim } from './slim.ts';

interface Call {
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const folder = mkdtempSync(inRoot('node_modules', '.slim-'));
const calls: Call[] = [];
let answer = '';
let head: readonly [status: number, headers?: Record<string, string>] = [200];

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    calls.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks) });
    if (answer === '') response.destroy();
    else response.writeHead(...head).end(answer);
  });
});

async function provider() {
  const { createProvider } = (await import(pathToFileURL(path.join(folder, 'client.mjs')).href)) as {
    createProvider: typeof CreateProvider;
  };
  return createProvider({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    tokenOf: () => 'A',
    onAnswer: () => undefined,
    onFault: () => undefined,
    now: () => 0,
  });
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [slim()],
    resolve: { conditions: ['folioflow-source', 'module', 'browser'] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: inRoot('packages', 'api', 'src', 'index.ts'), formats: ['es'], fileName: () => 'client.mjs' },
    },
  });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a built client still sends JSON and reads its answer', async () => {
  answer = JSON.stringify({ code: '000', messageText: '', twofactor_id: 'two-1' });
  const request = {
    login_role: 'customer',
    client_info: { request_action: 'mpin change', is_otp_email_required: false },
  } as const;
  const outcome = await (await provider()).sendTwoFactorOtp(request);
  expect(outcome).toMatchObject({ kind: 'accepted', answer: { twofactor_id: 'two-1' } });
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    headers: { 'bb-access-token': 'A', 'content-type': 'application/json; charset=utf-8' },
  });
  expect(JSON.parse(String(calls.at(-1)?.body))).toEqual(request);
});

test('a built client still uploads files', async () => {
  answer = JSON.stringify({ code: '000', messageText: '' });
  const file = new File(['front'], 'front.png', { type: 'image/png' });
  const request = { upload_cheque: [file], id_type: 'cheque' };
  await (await provider()).uploadNominee(request as never).catch(() => undefined);
  const { headers, body } = calls.at(-1) ?? { headers: {}, body: Buffer.alloc(0) };
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  }).formData();
  expect([form.get('id_type'), await (form.get('upload_cheque') as File).text()]).toEqual(['cheque', 'front']);
});

test('a built client still knows a broken line, an answer that is too long and a call that was left', async () => {
  const { listOrders } = await provider();
  answer = '';
  await expect(listOrders({} as never)).rejects.toMatchObject({ kind: 'unreachable' });
  answer = 'x'.repeat(40_000_000);
  await expect(listOrders({} as never)).rejects.toMatchObject({ kind: 'malformed' });
  const left = new AbortController();
  const settled: unknown[] = [];
  answer = JSON.stringify({ code: '000', messageText: '' });
  const call = listOrders({} as never, { signal: left.signal });
  void call.finally(() => settled.push(call));
  left.abort();
  await listOrders({} as never).catch(() => undefined);
  expect(settled).toEqual([]);
});

test('a built client follows no redirection, and gives the texts of a failure', async () => {
  const { listOrders } = await provider();
  const before = calls.length;
  answer = JSON.stringify({ errors: [{ msg: 'PAN is missing' }] });
  head = [307, { Location: '/elsewhere' }];
  await expect(listOrders({} as never)).rejects.toMatchObject({ kind: 'malformed' });
  head = [422];
  await expect(listOrders({} as never)).rejects.toMatchObject({ kind: 'http', errors: ['PAN is missing'] });
  head = [200];
  expect(calls).toHaveLength(before + 2);
});

async function routerWith(plugins: Plugin[]): Promise<string> {
  const entry = path.join(folder, 'router.js');
  writeFileSync(
    entry,
    "export { BrowserRouter, MemoryRouter, Route, Routes, useLinkClickHandler } from 'react-router-dom';",
  );
  await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { external: ['react', 'react-dom'] },
      lib: { entry, formats: ['es'], fileName: () => 'router.mjs' },
    },
  });
  return readFileSync(path.join(folder, 'router.mjs'), 'utf8');
}

test('a built router is without the links that nobody draws', async () => {
  const [whole, slimmed] = [await routerWith([]), await routerWith([slim()])];
  for (const part of [
    'data-discover',
    'aria-current',
    'Unexpected Application Error',
    'No routes matched',
    'combined path of all its parent routes',
  ]) {
    expect(whole).toContain(part);
    expect(slimmed).not.toContain(part);
  }
  expect(slimmed).toContain('useRoutes');
});

test('a built router still finds the page of an address', async () => {
  await routerWith([slim()]);
  const { MemoryRouter, Route, Routes } = (await import(
    pathToFileURL(path.join(folder, 'router.mjs')).href
  )) as Readonly<Record<'MemoryRouter' | 'Route' | 'Routes', FunctionComponent<Record<string, unknown>>>>;
  const routes = createElement(Routes, null, createElement(Route, { path: '/charts/:isin', element: 'a chart' }));
  const at = (address: string) => renderToString(createElement(MemoryRouter, { initialEntries: [address] }, routes));
  expect([at('/charts/INF1'), at('/elsewhere')]).toEqual(['a chart', '']);
});

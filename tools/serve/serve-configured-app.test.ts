import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type RunningServer } from './app-server.ts';
import { findFreePorts } from './ports.ts';
import { serveConfiguredApp } from './serve-configured-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-served-'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>App</title>');
afterAll(() => rmSync(folder, { recursive: true }));

const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

const SANDBOX = 'http://team.example:4602';

const start = async (app: string, environment: Readonly<Record<string, string>>) => {
  const { port } = await findFreePorts(['port']);
  const ports = { INVESTOR_PORT: String(port), BACKOFFICE_PORT: String(port) };
  const server = await serveConfiguredApp(app, folder, { ...ports, ...environment });
  running.push(server);
  return server.url;
};

/** 405: there is no such endpoint; 403: there is one, for another page. */
const signInStatus = async (url: string) => (await fetch(`${url}/__sandbox/sign-in`, { method: 'POST' })).status;

test('an app uses the sandbox of the team', async () => {
  const url = await start('backoffice', { SANDBOX_URL: SANDBOX });
  const config = (await (await fetch(`${url}/config.json`)).json()) as { providerUrl: string };
  expect(config.providerUrl).toBe(`${SANDBOX}/api/v1`);
});

test('only the investor app of a sandbox signs people in', async () => {
  expect(await signInStatus(await start('investor', { SANDBOX_URL: SANDBOX }))).toBe(403);
  expect(await signInStatus(await start('backoffice', { SANDBOX_URL: SANDBOX }))).toBe(405);
  const real = { SANDBOX_URL: SANDBOX, FOLIOFLOW_PROVIDER_URL: 'https://provider.example/api/v1' };
  expect(await signInStatus(await start('investor', real))).toBe(405);
});

test('an app that other machines reach opens no sandbox of this machine to them', async () => {
  const open = { FOLIOFLOW_BIND: '0.0.0.0' };
  expect(await signInStatus(await start('investor', open))).toBe(405);
  expect(await signInStatus(await start('investor', { ...open, SANDBOX_URL: 'http://localhost:4602' }))).toBe(405);
  expect(await signInStatus(await start('investor', { ...open, SANDBOX_URL: SANDBOX }))).toBe(403);
  const inContainer = { ...open, SANDBOX_URL: 'http://127.0.0.1:4602', SANDBOX_INTERNAL_URL: 'http://sandbox:4602' };
  expect(await signInStatus(await start('investor', inContainer))).toBe(403);
});

test('a name in place of an address, and an app that does not exist, are refused', async () => {
  await expect(start('investor', { FOLIOFLOW_BIND: 'team.example' })).rejects.toThrow('FOLIOFLOW_BIND is an IP');
  await expect(start('sandbox', {})).rejects.toThrow('The app is investor or backoffice, not "sandbox".');
});

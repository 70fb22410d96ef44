import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningServer } from './app-server.ts';
import { findFreePorts } from './ports.ts';
import { appNames, startStack, type AppName, type Stack } from './stack.ts';

let dataFolder: string;
const running: Stack[] = [];

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'folioflow-stack-'));
  process.env['SANDBOX_MODE'] = '1';
});
afterEach(async () => {
  for (const stack of running.splice(0)) await stack.close();
  rmSync(dataFolder, { recursive: true });
});

/** Takes the place of an app without serving anything. */
const serveNothing = (_app: AppName, { port }: { port: number }): Promise<RunningServer> =>
  Promise.resolve({ url: `http://127.0.0.1:${port}`, close: () => Promise.resolve() });

const start = async (folder: string | null, environment: Readonly<Record<string, string>> = {}) => {
  const ports = await findFreePorts([...appNames, 'sandbox']);
  const options = { environment, log: () => undefined, ports, dataFolder: folder, seed: 'empty' as const };
  const stack = await startStack({ ...options, serveFrontEnd: serveNothing });
  running.push(stack);
  return stack;
};

test('a second start says who has the data, where all three are served, and how to start beside them', async () => {
  const { investor, backoffice, sandbox } = await start(dataFolder);
  const refused = await start(dataFolder).catch((error: unknown) => String(error));
  for (const part of [
    dataFolder,
    `process ${process.pid}`,
    investor,
    backoffice,
    sandbox,
    `SANDBOX_DATA=${dataFolder}-2`,
  ])
    expect(refused).toContain(part);
});

test('a start in memory stands beside it', async () => {
  const first = await start(dataFolder);
  expect((await start(null)).sandbox).not.toBe(first.sandbox);
});

test('a folder that was let go of is open to the next', async () => {
  await (await start(dataFolder)).close();
  await expect(start(dataFolder)).resolves.toHaveProperty('sandbox');
});

test('a start with the sandbox of a team starts none of its own', async () => {
  const team = await start(null);
  const { sandbox } = await start(dataFolder, { SANDBOX_URL: `${team.sandbox}/` });
  expect(sandbox).toBe(team.sandbox);
  expect(readdirSync(dataFolder)).toEqual([]);
});

test('a start beyond this machine without a control token serves nothing', async () => {
  await expect(start(null, { SANDBOX_BIND: '0.0.0.0' })).rejects.toThrow('SANDBOX_CONTROL_TOKEN must protect');
});

test('a sandbox for a team has its token and its names', async () => {
  const token = 'a-token-of-at-least-32-characters-for-tests';
  const variables = { SANDBOX_BIND: '0.0.0.0', SANDBOX_CONTROL_TOKEN: token, SANDBOX_HOSTS: 'localhost, ' };
  const { sandbox } = await start(null, variables);
  expect(new URL(sandbox).hostname).toBe('127.0.0.1');
  const statusWith = async (headers: HeadersInit) => (await fetch(`${sandbox}/__sandbox/clock`, { headers })).status;
  expect(await statusWith({})).toBe(401);
  expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(200);
});

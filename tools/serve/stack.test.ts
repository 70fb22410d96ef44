import { mkdtempSync, rmSync } from 'node:fs';
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

const start = async (folder: string | null) => {
  const ports = await findFreePorts([...appNames, 'sandbox']);
  const options = { environment: {}, log: () => undefined, ports, dataFolder: folder, seed: 'empty' as const };
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

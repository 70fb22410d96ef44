import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from './root.ts';

const TOKEN = 'a-control-token-of-thirty-two-characters';
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Runs `npm run sandbox` with an environment until it prints its address, or ends. */
const startSandbox = (environment: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--conditions=folioflow-source', inRoot('tools', 'sandbox.ts')], {
      env: { PATH: process.env['PATH'], SANDBOX_PORT: '0', SANDBOX_DATA: ':memory:', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Sandbox: (http:\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => resolve(output));
  });

test('a sandbox for other machines does not start without a control token', async () => {
  expect(await startSandbox({ SANDBOX_BIND: '0.0.0.0' })).toContain('SANDBOX_CONTROL_TOKEN must protect the control');
});

test('a sandbox for other machines answers control calls with its token alone', async () => {
  const url = await startSandbox({ SANDBOX_BIND: '0.0.0.0', SANDBOX_CONTROL_TOKEN: TOKEN });
  const statusOf = async (headers: Readonly<Record<string, string>>) =>
    (await fetch(`${url}/__sandbox/clock`, { headers })).status;
  expect(await statusOf({})).toBe(401);
  expect(await statusOf({ authorization: 'Bearer another-token-of-thirty-two-characters' })).toBe(401);
  expect(await statusOf({ authorization: `Bearer ${TOKEN}` })).toBe(200);
});

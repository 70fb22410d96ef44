import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseFields } from '../kit/json.ts';
import { serveSandbox, type ServedSandbox, type ServeOptions } from '../server.ts';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
const TOKEN = 'a-token-of-at-least-32-characters-for-tests';
const APP = 'http://127.0.0.1:4600';

const started: ServedSandbox[] = [];
const serve = (options: Partial<ServeOptions>): Promise<ServedSandbox> => {
  process.env['SANDBOX_MODE'] = '1';
  const common = { port: 0, appOrigins: [APP], dataFolder: null, seed: 'personas' as const, hashRounds: 10 };
  return serveSandbox({ ...common, ...options });
};
const startSandbox = async (options: Partial<ServeOptions>): Promise<ServedSandbox> => {
  const sandbox = await serve(options);
  started.push(sandbox);
  return sandbox;
};
afterEach(async () => {
  for (const sandbox of started.splice(0)) await sandbox.close();
});

/** Every call of the control surface, with a body that would have an effect. */
const controlCalls: readonly { readonly method: string; readonly path: string; readonly body?: string }[] = [
  { method: 'GET', path: '/outbox' },
  { method: 'GET', path: '/clock' },
  { method: 'POST', path: '/clock', body: '{"advance_days":1}' },
  { method: 'POST', path: '/advance', body: '{"entity":"order","id":"1","to":"paid"}' },
  { method: 'POST', path: '/reset', body: '{"seed":"empty"}' },
  { method: 'GET', path: '/entities' },
  { method: 'GET', path: '/effects?mobile=9000000100' },
  { method: 'GET', path: '/personas' },
  { method: 'GET', path: '/faults' },
  { method: 'POST', path: '/faults', body: '{"operation":"*","kind":"offline"}' },
  { method: 'DELETE', path: '/faults' },
  { method: 'DELETE', path: '/faults/1' },
  { method: 'GET', path: '/switches' },
  { method: 'POST', path: '/switches', body: '{"perPage":7}' },
  { method: 'GET', path: '/log' },
  { method: 'DELETE', path: '/log' },
  { method: 'POST', path: '/token', body: '{"mobile":"9000000100"}' },
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/part/outbox' },
  { method: 'GET', path: '/part/nothing' },
  { method: 'GET', path: '/nothing' },
  { method: 'PUT', path: '/clock' },
];

const call = (url: string, path: string, init: RequestInit = {}) => fetch(`${url}/__sandbox${path}`, init);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('the control surface of a sandbox that other machines reach', () => {
  let url: string;
  let shared: ServedSandbox;
  beforeAll(async () => {
    shared = await serve({ bind: '0.0.0.0', controlToken: TOKEN });
    url = shared.url;
  });
  afterAll(() => shared.close());

  test.each(controlCalls)('refuses $method $path without the token and with a wrong one', async ({ path, ...init }) => {
    const wrongTokens = [TOKEN.slice(0, -1), `${TOKEN}x`, TOKEN.toUpperCase(), 'x'.repeat(TOKEN.length)];
    const refused = [
      await call(url, path, init),
      ...(await Promise.all(wrongTokens.map((token) => call(url, path, { ...init, headers: bearer(token) })))),
      await call(url, `${path}${path.includes('?') ? '&' : '?'}token=${TOKEN}`, init),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401));
    expect(refused.map(({ headers }) => headers.get('www-authenticate'))).toEqual(
      refused.map(() => expect.stringMatching(/^Bearer /) as string),
    );
    for (const answer of refused) expect(await answer.text()).not.toMatch(/9000000100|token_id|Meera/);
  });

  test('refuses an Authorization of another scheme', async () => {
    expect((await call(url, '/clock', { headers: { authorization: `Basic ${btoa(`x:${TOKEN}`)}` } })).status).toBe(400);
  });

  test('changes nothing without the token, and everything with it', async () => {
    const readClock = async () => {
      const answer = await call(url, '/clock', { headers: bearer(TOKEN) });
      expect(answer.status).toBe(200);
      return parseFields(await answer.text())['day'];
    };
    const day = await readClock();
    const advance = { method: 'POST', body: '{"advance_days":3}' };
    expect((await call(url, '/clock', advance)).status).toBe(401);
    expect(await readClock()).toBe(day);
    expect((await call(url, '/clock', { ...advance, headers: bearer(TOKEN) })).status).toBe(200);
    expect(await readClock()).not.toBe(day);
  });

  test('refuses a foreign page even with the token, and accepts a page of the app', async () => {
    const headers = { ...bearer(TOKEN), origin: 'http://evil.example' };
    expect((await call(url, '/clock', { headers })).status).toBe(403);
    expect((await call(url, '/clock', { headers: { ...bearer(TOKEN), origin: APP } })).status).toBe(200);
  });

  test('serves a page that asks for the token, with its style and script, and no state', async () => {
    const page = await call(url, '/');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${APP}`);
    expect(await page.text()).toContain('data-unlock');
    for (const path of ['/style.css', '/page.js']) expect((await call(url, path)).status, path).toBe(200);
    const opened = await call(url, '/', { headers: bearer(TOKEN) });
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('Meera Iyer')]);
  });

  test('leaves the provider as it is for those who have no control token', async () => {
    const answer = await fetch(`${url}/api/v1/user/logout`, { method: 'POST' });
    expect(parseFields(await answer.text())['code']).toBe('000');
    expect(await (await fetch(`${url}/health`)).text()).toBe('ok');
  });
});

describe('the listening address', () => {
  const otherAddress = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

  const isListening = (host: string, port: number) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, host, () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('close', () => resolve(false));
      socket.unref();
    });

  test('is the loopback address by default, without a token', async () => {
    const { url, port } = await startSandbox({});
    expect(url).toBe(`http://127.0.0.1:${port}`);
    expect((await call(url, '/clock')).status).toBe(200);
    if (otherAddress !== undefined) expect(await isListening(otherAddress, port)).toBe(false);
  });

  test.runIf(otherAddress !== undefined)(
    'can be an address of the network, which is then a host of its own',
    async () => {
      const start = () => startSandbox({ bind: otherAddress, controlToken: TOKEN });
      const { url, port } = await start();
      expect(url).toBe(`http://${otherAddress}:${port}`);
      expect((await call(url, '/clock')).status).toBe(401);
      expect((await call(url, '/clock', { headers: { ...bearer(TOKEN), origin: url } })).status).toBe(200);
      // Another process can have one of these ports on the loopback address.
      const ports = [port, (await start()).port, (await start()).port];
      expect(await Promise.all(ports.map((each) => isListening('127.0.0.1', each)))).toContain(false);
    },
  );

  test('still answers only under its own names and the configured ones', async () => {
    const { port } = await startSandbox({ bind: '0.0.0.0', controlToken: TOKEN, hosts: ['Team.example'] });
    const statusUnder = (host: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(`GET /__sandbox/clock HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: close\r\n\r\n`),
        );
        socket.once('data', (answer) => resolve(answer.toString().split(' ')[1] ?? ''));
        socket.on('error', reject);
      });
    expect(await statusUnder('127.0.0.1')).toBe('401');
    expect(await statusUnder('team.example')).toBe('401');
    expect(await statusUnder('evil.example')).toBe('421');
  });

  test('requires the token on the loopback address too once there is one', async () => {
    const { url } = await startSandbox({ controlToken: TOKEN });
    expect((await call(url, '/outbox')).status).toBe(401);
    expect((await call(url, '/outbox', { headers: bearer(TOKEN) })).status).toBe(200);
  });
});

describe('the start', () => {
  const freePort = () =>
    new Promise<number>((resolve) => {
      const probe = createServer();
      probe.listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
      });
    });

  /** Runs the server as a process until it ends; rejects once it serves. */
  const runServer = (environment: Readonly<Record<string, string>>) =>
    new Promise<{ code: number | null; output: string }>((resolve, reject) => {
      const child = spawn(process.execPath, ['--conditions=folioflow-source', SERVER], {
        env: { PATH: process.env['PATH'], SANDBOX_MODE: '1', SANDBOX_DATA: ':memory:', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (!output.includes('Sandbox: http')) return;
        child.kill('SIGKILL');
        reject(new Error(`It serves: ${output}`));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('close', (code) => resolve({ code, output }));
    });

  test.each([
    [
      { SANDBOX_BIND: '0.0.0.0' },
      /^SANDBOX_BIND=0\.0\.0\.0 is reachable from other machines, so SANDBOX_CONTROL_TOKEN/,
    ],
    [{ SANDBOX_BIND: '::' }, /^SANDBOX_BIND=:: is reachable from other machines/],
    [{ SANDBOX_BIND: '0.0.0.0', SANDBOX_CONTROL_TOKEN: 'x'.repeat(31) }, /^SANDBOX_CONTROL_TOKEN has at least 32/],
    [{ SANDBOX_CONTROL_TOKEN: `${'x'.repeat(40)} y` }, /^SANDBOX_CONTROL_TOKEN has at least 32 characters of A-Z/],
    [{ SANDBOX_BIND: 'team.example' }, /^SANDBOX_BIND is an IP address such as 0\.0\.0\.0, not "team\.example"/],
  ])('with %j ends with one sentence, and listens to nothing', async (environment, sentence) => {
    const port = await freePort();
    const { code, output } = await runServer({ ...environment, SANDBOX_PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain('x'.repeat(31));
    const isTaken = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    expect(isTaken).toBe(false);
  });
});

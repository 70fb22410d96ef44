import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseFields, type Fields } from './kit/json.ts';
import { serveSandbox, type ServedSandbox } from './server.ts';
import { newSubmissionKey } from './testing/bench.ts';
import { listField, resultOf, textField } from './testing/journeys.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const ORDERS_ACKNOWLEDGED = 12;

let folder: string;
const running: ChildProcess[] = [];
const served: ServedSandbox[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folioflow-sandbox-'));
});
afterEach(async () => {
  for (const process of running.splice(0)) process.kill('SIGKILL');
  for (const sandbox of served.splice(0)) await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

interface StartedServer {
  readonly process: ChildProcess;
  readonly output: string;
  readonly url: string;
}

/** Starts the server as a separate process and waits for the address that it prints. */
const startServer = (environment: Readonly<Record<string, string>> = {}): Promise<StartedServer> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=folioflow-source', SERVER, '--seed', 'full'], {
      env: { PATH: process.env['PATH'], SANDBOX_MODE: '1', SANDBOX_PORT: '0', SANDBOX_DATA: folder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Sandbox: (http:\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve({ process: child, output, url });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(output)));
  });

const waitForExit = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

const postJson = async (url: string, path: string, body: unknown, token = '', method = 'POST'): Promise<Fields> => {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', 'bb-access-token': token, 'idempotency-key': newSubmissionKey() },
    body: JSON.stringify(body),
  });
  return parseFields(await response.text());
};

const signIn = async (url: string): Promise<string> =>
  textField(await postJson(url, '/__sandbox/token', { mobile: '9000000100' }), 'token_id');

/** Places an order; undefined if the server ends before its answer. */
const placeOrder = async (url: string, token: string, amount: number): Promise<Fields | undefined> => {
  try {
    const sent = await postJson(
      url,
      '/api/v1/user/2factor/sendotp',
      {
        login_role: 'customer',
        client_info: { request_action: 'single order registration', is_otp_email_required: false },
      },
      token,
    );
    const answer = await postJson(
      url,
      '/api/v1/order/create',
      {
        client_info: {
          scheme_code: 'SC01',
          scheme_name: '',
          scheme_isin: '',
          buy_sell: 'P',
          buy_sell_type: 'FRESH',
          order_amount: String(amount),
          bank_account_information: { beneficiary_account_no: '501000000100', beneficiary_ifsc: 'SBOX0000001' },
          selected_order: { param_scheme_name: '', param_scheme_code: 'SC01' },
          nominee_option: 'existing',
          nominee_id: 'NOM0001001',
        },
        two_factor_authentication: {
          mobile_otp: '123456',
          email_otp: '',
          twofactor_token_id: textField(sent, 'twofactor_id'),
        },
      },
      token,
      'PUT',
    );
    return answer['code'] === '000' ? resultOf(answer) : undefined;
  } catch {
    return undefined;
  }
};

/** Codes are sent five times in 15 minutes, so the clock moves between orders. */
const orderUntilKilled = async (url: string, token: string, onAcknowledged: (count: number) => void) => {
  const acknowledged: Fields[] = [];
  for (let amount = 5001; ; amount += 1) {
    const placed = await placeOrder(url, token, amount);
    if (!placed) return acknowledged;
    acknowledged.push(placed);
    onAcknowledged(acknowledged.length);
    await postJson(url, '/__sandbox/clock', { advance_seconds: 300 }).catch(() => undefined);
  }
};

describe('the server', () => {
  test('loses no acknowledged order when it is killed during orders', async () => {
    const first = await startServer();
    const token = await signIn(first.url);
    let end: Promise<void> = Promise.resolve();
    const acknowledged = await orderUntilKilled(first.url, token, (count) => {
      if (count === ORDERS_ACKNOWLEDGED) end = waitForExit(first.process);
    });
    await end;
    const second = await startServer();
    const kept = listField(await postJson(second.url, '/api/v1/order/list', { order_type: 'single' }, token));
    const orderFacts = (orders: readonly Fields[]) =>
      orders.map((one) => [one['mf_order_number'], one['mf_order_pay_amount']]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ORDERS_ACKNOWLEDGED);
    expect(orderFacts(kept)).toEqual(expect.arrayContaining(orderFacts(acknowledged)));
  });

  test('does not start without SANDBOX_MODE=1', async () => {
    await expect(startServer({ SANDBOX_MODE: '' })).rejects.toThrow('it starts only with SANDBOX_MODE=1');
  });

  test('uses the next free port if its own is in use, and prints it', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => {
      blocker.listen(0, '127.0.0.1', () => resolve());
    });
    const { port } = blocker.address() as AddressInfo;
    const { output } = await startServer({ SANDBOX_PORT: String(port) });
    blocker.close();
    expect(output).toMatch(new RegExp(`Port ${port} is taken; taking \\d+ instead\\.`));
  });

  test('refuses a data folder that another process has open', async () => {
    const { url, process: holder } = await startServer();
    const refused = startServer();
    await expect(refused).rejects.toThrow(
      `The data folder ${folder} is in use by process ${holder.pid}, which serves:`,
    );
    await expect(refused).rejects.toThrow(new RegExp(`Sandbox +${url}`));
    await expect(refused).rejects.toThrow(`SANDBOX_DATA=${folder}-2`);
  });

  test('starts in memory beside another server', async () => {
    const { url } = await startServer();
    const beside = await startServer({ SANDBOX_DATA: ':memory:' });
    expect(beside.url).not.toBe(url);
    expect(await signIn(beside.url)).not.toBe('');
  });

  test('opens a folder after a process ended without removing its note', async () => {
    const { process: holder } = await startServer();
    await waitForExit(holder);
    const { url } = await startServer();
    await expect(startServer()).rejects.toThrow(url);
  });
});

describe('a served sandbox', () => {
  const startSandbox = async (): Promise<ServedSandbox> => {
    process.env['SANDBOX_MODE'] = '1';
    const sandbox = await serveSandbox({ port: 0, appOrigins: [], dataFolder: null, seed: 'full' });
    served.push(sandbox);
    return sandbox;
  };

  test('closes the socket without an answer for a dropped connection', async () => {
    const { url } = await startSandbox();
    await postJson(url, '/__sandbox/faults', { operation: 'logout', kind: 'dropConnection' });
    await expect(fetch(`${url}/api/v1/user/logout`, { method: 'POST' })).rejects.toThrow();
    expect((await postJson(url, '/api/v1/user/logout', {}))['code']).toBe('000');
  });

  const answerOf = (url: string, options: RequestOptions, body: Buffer) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const sent = request(url, { method: 'POST', ...options }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, headers: response.headers });
      });
      sent.on('error', reject);
      sent.end(body);
    });

  test('issues no token to a page under a foreign host name', async () => {
    const { url } = await startSandbox();
    const headers = { host: 'evil.example', 'content-type': 'application/json' };
    const answer = await answerOf(`${url}/__sandbox/token`, { headers }, Buffer.from('{"mobile":"9000000100"}'));
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([421, 'nosniff']);
  });

  test.each(['/__sandbox/token', '/gateway', '/api/v1/user/login'])('refuses a body of 40 MiB at %s', async (path) => {
    const { url } = await startSandbox();
    const headers = { 'content-type': 'application/json' };
    expect((await answerOf(url + path, { headers }, Buffer.alloc(40 * 1024 * 1024, ' '))).status).toBe(413);
  });

  test('compresses with brotli if the client accepts it', async () => {
    const { url } = await startSandbox();
    const token = await signIn(url);
    const response = await fetch(`${url}/api/v1/master/schemelist`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'bb-access-token': token, 'accept-encoding': 'br' },
      body: '{"file_index":0}',
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(listField(resultOf(parseFields(await response.text())), 'scheme_list')).toHaveLength(44);
  });

  test('is seeded on the day of its clock, and reset to that day', async () => {
    process.env['SANDBOX_MODE'] = '1';
    const clock = () => Date.parse('2028-02-29T10:30:00+05:30');
    const server = await serveSandbox({ port: 0, appOrigins: [], dataFolder: null, seed: 'full', clock });
    const { url } = server;
    const readDay = async () => parseFields(await (await fetch(`${url}/__sandbox/clock`)).text())['day'];
    expect(await readDay()).toBe('2028-02-29');
    const token = await signIn(url);
    const { nav_data_list: navs } = await postJson(
      url,
      '/api/v1/master/scheme/statistics',
      { param_isin: '', param_scheme_code: 'SC01', param_scheme_name: '' },
      token,
    );
    expect((navs as readonly (readonly [number, number])[]).at(-1)?.[0]).toBe(Date.parse('2028-02-28'));
    await postJson(url, '/__sandbox/clock', { advance_days: 10 });
    expect(await readDay()).toBe('2028-03-10');
    await postJson(url, '/__sandbox/reset', { seed: 'full' });
    expect(await readDay()).toBe('2028-02-29');
    await server.close();
  });

  test('has the same state after it is closed and opened again', async () => {
    process.env['SANDBOX_MODE'] = '1';
    const options = { port: 0, appOrigins: [], dataFolder: folder, seed: 'full' as const };
    const first = await serveSandbox(options);
    const token = await signIn(first.url);
    await postJson(first.url, '/__sandbox/clock', { advance_days: 10 });
    await first.close();
    const second = await serveSandbox(options);
    served.push(second);
    expect((await postJson(second.url, '/api/v1/order/portfolio', {}, token))['code']).toBe('000');
    const clock = await fetch(`${second.url}/__sandbox/clock`);
    expect(parseFields(await clock.text())['milliseconds']).toBeGreaterThan(Date.now() + 9 * 86_400_000);
  });
});

import { CONTRACT_VERSION } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { DroppedConnection } from '../ground/refusal.ts';
import { benchPerTest, createBench, INVESTOR_APP, SANDBOX_ORIGIN } from '../testing/bench.ts';
import { mobileLogin } from '../testing/journeys.ts';

const on = benchPerTest();

const sendRaw = (path: string, init: RequestInit) => on.sandbox.fetch(new Request(SANDBOX_ORIGIN + path, init));
const json = { 'content-type': 'application/json' };
const readErrors = async (response: Response) => ((await response.json()) as { errors: { msg: string }[] }).errors;

describe('an invalid request', () => {
  test.each<[string, string, RequestInit, number]>([
    ['an unknown path', '/api/v1/user/nothing', { method: 'POST', headers: json, body: '{}' }, 404],
    ['the wrong method', '/api/v1/user/login', { method: 'PUT', headers: json, body: '{}' }, 405],
    ['GET', '/api/v1/user/login', { method: 'GET' }, 405],
    ['broken JSON', '/api/v1/user/login', { method: 'POST', headers: json, body: '{"a":' }, 400],
    ['a form', '/api/v1/user/login', { method: 'POST', body: new URLSearchParams({ a: '1' }) }, 415],
    ['plain text', '/api/v1/user/login', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' }, 415],
    [
      'more than 16 MiB',
      '/api/v1/user/login',
      { method: 'POST', headers: json, body: `"${'a'.repeat(16 * 1024 * 1024)}"` },
      413,
    ],
  ])('%s is answered with its HTTP status and readable errors', async (_what, path, init, status) => {
    const response = await sendRaw(path, init);
    expect(response.status).toBe(status);
    const errors = await readErrors(response);
    expect(errors.every(({ msg }) => msg.length > 5)).toBe(true);
  });

  test.each([
    {},
    { ...mobileLogin('9000000100'), login_role: 'admin' },
    { ...mobileLogin('9000000100'), login_mobile_number: 9000000100 },
    { ...mobileLogin('9000000100'), screen_name: 'elsewhere' },
    [],
    'text',
  ])('answers 051 for a body of another shape', async (body) => {
    expect((await on.ask('/user/login', body))['code']).toBe('051');
  });

  test('is not caused by unknown extra fields', async () => {
    expect((await on.ask('/user/login', { ...mobileLogin('9000000100'), of_the_future: 1 }))['code']).toBe('000');
  });
});

describe('answers to a browser', () => {
  const headers = { ...json, origin: INVESTOR_APP };

  test.each([
    ['an accepted call', '/api/v1/user/logout', '{}', 200],
    ['an unknown path', '/api/v1/nothing', '{}', 404],
    ['broken JSON', '/api/v1/user/logout', '{', 400],
    ['the control surface', '/__sandbox/token', '{}', 404],
    ['no address at all', '/nothing', '{}', 404],
  ])('carry the origin of the app: %s', async (_what, path, body, status) => {
    const response = await sendRaw(path, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(INVESTOR_APP);
    expect(response.headers.get('vary')).toContain('Origin');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('carry it also with injected faults', async () => {
    await on.control('/faults', { operation: 'logout', kind: 'httpStatus', value: 503 });
    const response = await sendRaw('/api/v1/user/logout', { method: 'POST', headers, body: '{}' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([503, INVESTOR_APP]);
  });

  test('name no origin that is not listed', async () => {
    const stranger = { ...json, origin: 'https://evil.example' };
    const response = await sendRaw('/api/v1/user/logout', { method: 'POST', headers: stranger, body: '{}' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('vary')).toContain('Origin');
  });

  test('permit the real call after a preflight', async () => {
    const response = await sendRaw('/api/v1/order/create', { method: 'OPTIONS', headers: { origin: INVESTOR_APP } });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type, bb-access-token, idempotency-key');
    expect(response.headers.get('access-control-max-age')).toBe('7200');
  });

  test('are compressed on request', async () => {
    const token = await on.token('9000000100');
    const requestEncoding = (accept: Record<string, string>) =>
      on.response('/master/schemelist', { file_index: 0 }, { token, headers: accept });
    const plain = await requestEncoding({});
    const packed = await requestEncoding({ 'accept-encoding': 'gzip, br' });
    expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    const unpacked = new Response(packed.body?.pipeThrough(new DecompressionStream('gzip')));
    expect(await unpacked.text()).toBe(await plain.text());
  });
});

describe('the addresses beside the API', () => {
  test('redirect from the root to the control surface', async () => {
    const response = await sendRaw('/', {});
    expect([response.status, response.headers.get('location')]).toEqual([302, '/__sandbox/']);
  });

  test.each(['GET', 'HEAD'])('answer %s for the control page', async (method) => {
    const response = await sendRaw('/__sandbox/', { method });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each([
    ['/sdk/esign.js', 'Digio'],
    ['/sdk/checkout.js', 'Razorpay'],
  ])('serve %s, which defines %s', async (path, name) => {
    const response = await sendRaw(path, {});
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toContain(`window.${name} = ${name}`);
  });

  test('do not serve a script while its fault is on', async () => {
    await on.control('/faults', { operation: 'sdk/checkout', kind: 'sdkMissing' });
    expect((await sendRaw('/sdk/checkout.js', {})).status).toBe(404);
    expect((await sendRaw('/sdk/checkout.js', {})).status).toBe(200);
  });
});

test('contain the clock of the provider and the version of the contract in every answer, also for other origins', async () => {
  await on.control('/clock', { set: '2026-12-01T14:59:30+05:30', freeze: true });
  const headers = { ...json, origin: INVESTOR_APP };
  const answer = await sendRaw('/api/v1/user/login', { method: 'POST', headers, body: '{}' });
  expect(answer.headers.get('date')).toBe('Tue, 01 Dec 2026 09:29:30 GMT');
  expect(answer.headers.get('access-control-expose-headers')).toBe('date, x-folioflow-contract');
  expect(answer.headers.get('x-folioflow-contract')).toBe(CONTRACT_VERSION);
});

test('are not given without a database: the connection is closed, and the reason is reported', async () => {
  const bench = await createBench('empty');
  await bench.close();
  await expect(bench.response('/user/logout', {})).rejects.toThrow(DroppedConnection);
  expect(bench.problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining('destroyed') as string }),
  ]);
});

import { describe, expect, test } from 'vitest';
import { benchOfEach, INVESTOR_APP, OWN } from '../testing/bench.ts';
import { byMobile } from '../testing/journeys.ts';

const on = benchOfEach();

const raw = (path: string, init: RequestInit) => on.sandbox.fetch(new Request(OWN + path, init));
const json = { 'content-type': 'application/json' };
const errorsOf = async (response: Response) => ((await response.json()) as { errors: { msg: string }[] }).errors;

describe('what does not fit the contract', () => {
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
    const response = await raw(path, init);
    expect(response.status).toBe(status);
    const errors = await errorsOf(response);
    expect(errors.every(({ msg }) => msg.length > 5)).toBe(true);
  });

  test.each([
    {},
    { ...byMobile('9000000100'), login_role: 'admin' },
    { ...byMobile('9000000100'), login_mobile_number: 9000000100 },
    { ...byMobile('9000000100'), screen_name: 'elsewhere' },
    [],
    'text',
  ])('a body of another shape answers 051', async (body) => {
    expect((await on.ask('/user/login', body))['code']).toBe('051');
  });

  test('unknown extra fields are no mistake', async () => {
    expect((await on.ask('/user/login', { ...byMobile('9000000100'), of_the_future: 1 }))['code']).toBe('000');
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
    const response = await raw(path, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(INVESTOR_APP);
    expect(response.headers.get('vary')).toContain('Origin');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('carry it on injected faults too', async () => {
    await on.control('/faults', { operation: 'logout', kind: 'httpStatus', value: 503 });
    const response = await raw('/api/v1/user/logout', { method: 'POST', headers, body: '{}' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([503, INVESTOR_APP]);
  });

  test('name no origin that is not listed', async () => {
    const stranger = { ...json, origin: 'https://evil.example' };
    const response = await raw('/api/v1/user/logout', { method: 'POST', headers: stranger, body: '{}' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('vary')).toContain('Origin');
  });

  test('open the way for the real call', async () => {
    const response = await raw('/api/v1/order/create', { method: 'OPTIONS', headers: { origin: INVESTOR_APP } });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type, bb-access-token, idempotency-key');
    expect(response.headers.get('access-control-max-age')).toBe('7200');
  });

  test('are compressed on request', async () => {
    const token = await on.token('9000000100');
    const ask = (accept: Record<string, string>) =>
      on.response('/master/schemelist', { file_index: 0 }, { token, headers: accept });
    const plain = await ask({});
    const packed = await ask({ 'accept-encoding': 'gzip, br' });
    expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    const unpacked = new Response(packed.body?.pipeThrough(new DecompressionStream('gzip')));
    expect(await unpacked.text()).toBe(await plain.text());
  });
});

describe('the addresses beside the API', () => {
  test('lead from the root to the control surface', async () => {
    const response = await raw('/', {});
    expect([response.status, response.headers.get('location')]).toEqual([302, '/__sandbox/']);
  });

  test.each(['GET', 'HEAD'])('answer %s for the control page', async (method) => {
    const response = await raw('/__sandbox/', { method });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each([
    ['/sdk/esign.js', 'Digio'],
    ['/sdk/checkout.js', 'Razorpay'],
  ])('serve %s, which defines %s', async (path, name) => {
    const response = await raw(path, {});
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toContain(`window.${name} = ${name}`);
  });

  test('miss a script while its fault says so', async () => {
    await on.control('/faults', { operation: 'sdk/checkout', kind: 'sdkMissing' });
    expect((await raw('/sdk/checkout.js', {})).status).toBe(404);
    expect((await raw('/sdk/checkout.js', {})).status).toBe(200);
  });
});

test('every answer tells the clock of the provider, to a page of another origin too', async () => {
  await on.control('/clock', { set: '2026-12-01T14:59:30+05:30', freeze: true });
  const headers = { ...json, origin: INVESTOR_APP };
  const answer = await raw('/api/v1/user/login', { method: 'POST', headers, body: '{}' });
  expect(answer.headers.get('date')).toBe('Tue, 01 Dec 2026 09:29:30 GMT');
  expect(answer.headers.get('access-control-expose-headers')).toBe('date');
});

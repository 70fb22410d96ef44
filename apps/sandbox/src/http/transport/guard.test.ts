import { operations } from '@folioflow/api/schemas';
import { describe, expect, test } from 'vitest';
import { areas } from '../../areas.ts';
import { type Area } from '../../ground/area.ts';
import { benchPerTest, SANDBOX_ORIGIN } from '../../testing/bench.ts';
import { createValidOrder, textField } from '../../testing/journeys.ts';

const on = benchPerTest();

const MIB = 1024 * 1024;
const json = { 'content-type': 'application/json' };

const addressesOf = (area: Area): readonly string[] =>
  (area.sideRoutes ?? []).flatMap((route) =>
    'path' in route ? [route.path] : [route.pathPrefix, `${route.pathPrefix}nothing`],
  );

/** All addresses: side routes of all areas, and operations with their variants. */
const addresses: readonly string[] = [
  ...new Set([
    ...areas.flatMap(addressesOf),
    ...operations.flatMap((one) => [one, ...(one.variants ?? [])].map(({ path }) => `/api/v1${path}`)),
    '/nothing',
    '/api/v1/nothing',
  ]),
];
const addressesByMethod = addresses.flatMap((address) =>
  ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ address, method })),
);

const requestAddress = (address: string, init: RequestInit, origin = SANDBOX_ORIGIN) =>
  on.sandbox.fetch(new Request(origin + address, { redirect: 'manual', ...init }));

describe('every address', () => {
  test('answers with the headers against content sniffing, foreign openers and loading', async () => {
    expect(addresses.length).toBeGreaterThan(35);
    for (const { address, method } of addressesByMethod) {
      const { headers } = await requestAddress(address, { method });
      const found = ['x-content-type-options', 'cross-origin-opener-policy', 'referrer-policy'].map((name) =>
        headers.get(name),
      );
      expect(found, `${method} ${address}`).toEqual(['nosniff', 'same-origin', 'no-referrer']);
      expect(headers.get('content-security-policy'), `${method} ${address}`).toContain("default-src 'none'");
    }
  });

  test.each(['http://evil.example', 'http://evil.example:4602', 'http://127.0.0.1.evil.example:4602'])(
    'is refused under the host %s',
    async (origin) => {
      for (const { address, method } of addressesByMethod)
        expect((await requestAddress(address, { method }, origin)).status, `${method} ${address}`).toBe(421);
    },
  );

  test('is refused if the header Host differs from the address', async () => {
    const response = await requestAddress('/__sandbox/token', {
      method: 'POST',
      headers: { ...json, host: 'evil.example' },
      body: '{"mobile":"9000000100"}',
    });
    expect([response.status, await response.text()]).toEqual([421, expect.not.stringContaining('token_id')]);
  });

  test.each(['http://127.0.0.1:4602', 'http://127.0.0.1', 'http://localhost:9999'])(
    'answers under %s',
    async (origin) => {
      expect((await requestAddress('/__sandbox/clock', {}, origin)).status).toBe(200);
    },
  );

  test('reads at most 16 MiB of a request', async () => {
    for (const address of addresses) {
      let sent = 0;
      const body = new ReadableStream({
        pull: (controller) => {
          sent += MIB;
          controller.enqueue(new Uint8Array(MIB));
          if (sent >= 40 * MIB) controller.close();
        },
      });
      const init = { method: 'POST', headers: json, body, duplex: 'half' };
      const { status } = await requestAddress(address, init);
      expect([404, 405, 413, 415], address).toContain(status);
      expect(sent, address).toBeLessThan(20 * MIB);
    }
  });
});

describe('deeply nested JSON', () => {
  const nestJson = (opening: string, closing: string) => opening.repeat(100_000) + closing.repeat(100_000);

  test.each([nestJson('[', ']'), `{"mobile":${nestJson('{"a":', '}').replace('}', '1}')}}`])(
    'is answered as invalid JSON, at every address that reads JSON',
    async (body) => {
      for (const address of addresses) {
        const { status } = await requestAddress(address, { method: 'POST', headers: json, body });
        // A route that does not read JSON answers as usual.
        const { status: toOthers } = await requestAddress(address, { method: 'POST', headers: json, body: '{' });
        expect(status, address).toBe(toOthers);
        expect(status, address).not.toBe(500);
      }
    },
  );

  test('is also refused in a part of a form', async () => {
    const form = new FormData();
    for (const name of ['bank_info', 'nominee_information', 'personal_information', 'account_information'])
      form.set(name, nestJson('{"a":', '}').replace('}', '1}'));
    const headers = { 'bb-access-token': await on.token('9000000203') };
    for (const { path, method } of operations.filter((one) => one.multipart === true)) {
      const response = await requestAddress(`/api/v1${path}`, { method, headers, body: form });
      expect(response.status, path).toBe(200);
      expect(await response.json(), path).toMatchObject({ code: expect.stringMatching(/^(?!000)/) as string });
    }
  });
});

test('an order is refused when its ISIN is that of another scheme', async () => {
  const token = await on.token('9000000100');
  const readIsin = async (code: string) => {
    const row = await on.db.selectFrom('schemes').select('isin').where('code', '=', code).executeTakeFirstOrThrow();
    return row.isin;
  };
  const placeOrderWithIsin = async (scheme_isin: string) => {
    const body = await createValidOrder(on, token);
    Object.assign(body.client_info, { scheme_isin });
    return textField(await on.ask('/order/create', body, { token, method: 'PUT' }), 'code');
  };
  expect(await placeOrderWithIsin(await readIsin('SC02'))).toBe('061');
  expect(await placeOrderWithIsin('INF000000000')).toBe('061');
  expect(await placeOrderWithIsin(await readIsin('SC01'))).toBe('000');
});

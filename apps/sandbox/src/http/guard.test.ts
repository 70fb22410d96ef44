import { describe, expect, test } from 'vitest';
import { areas } from '../areas.ts';
import { type Area } from '../ground/area.ts';
import { operations } from '../ground/operations.ts';
import { benchOfEach, OWN } from '../testing/bench.ts';
import { goodOrder, textIn } from '../testing/journeys.ts';

const on = benchOfEach();

const MIB = 1024 * 1024;
const json = { 'content-type': 'application/json' };

const addressesOf = (area: Area): readonly string[] =>
  (area.doors ?? []).flatMap((door) => ('at' in door ? [door.at] : [door.under, `${door.under}nothing`]));

/** Every address there is: all doors of all areas, and all operations with their further ways. */
const addresses: readonly string[] = [
  ...new Set([
    ...areas.flatMap(addressesOf),
    ...operations.flatMap((one) => [one, ...(one.variants ?? [])].map(({ path }) => `/api/v1${path}`)),
    '/nothing',
    '/api/v1/nothing',
  ]),
];
const ways = addresses.flatMap((address) =>
  ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ address, method })),
);

const ask = (address: string, init: RequestInit, origin = OWN) =>
  on.sandbox.fetch(new Request(origin + address, { redirect: 'manual', ...init }));

describe('every address', () => {
  test('answers with the headers that keep a browser from guessing, opening and loading', async () => {
    expect(addresses.length).toBeGreaterThan(35);
    for (const { address, method } of ways) {
      const { headers } = await ask(address, { method });
      const found = ['x-content-type-options', 'cross-origin-opener-policy', 'referrer-policy'].map((name) =>
        headers.get(name),
      );
      expect(found, `${method} ${address}`).toEqual(['nosniff', 'same-origin', 'no-referrer']);
      expect(headers.get('content-security-policy'), `${method} ${address}`).toContain("default-src 'none'");
    }
  });

  test.each(['http://evil.example', 'http://evil.example:4602', 'http://127.0.0.1.evil.example:4602'])(
    'is refused by the name %s',
    async (origin) => {
      for (const { address, method } of ways)
        expect((await ask(address, { method }, origin)).status, `${method} ${address}`).toBe(421);
    },
  );

  test('is refused where the header Host names another one than the address', async () => {
    const response = await ask('/__sandbox/token', {
      method: 'POST',
      headers: { ...json, host: 'evil.example' },
      body: '{"mobile":"9000000100"}',
    });
    expect([response.status, await response.text()]).toEqual([421, expect.not.stringContaining('token_id')]);
  });

  test.each(['http://127.0.0.1:4602', 'http://127.0.0.1', 'http://localhost:9999'])('is open at %s', async (origin) => {
    expect((await ask('/__sandbox/clock', {}, origin)).status).toBe(200);
  });

  test('reads no more than 16 MiB of what is sent to it', async () => {
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
      const { status } = await ask(address, init);
      expect([404, 405, 413, 415], address).toContain(status);
      expect(sent, address).toBeLessThan(20 * MIB);
    }
  });
});

describe('what lies too deep in each other', () => {
  const deep = (opening: string, closing: string) => opening.repeat(100_000) + closing.repeat(100_000);

  test.each([deep('[', ']'), `{"mobile":${deep('{"a":', '}').replace('}', '1}')}}`])(
    'is answered as what is no JSON, at every address that reads JSON',
    async (body) => {
      for (const address of addresses) {
        const { status } = await ask(address, { method: 'POST', headers: json, body });
        // A door that does not read JSON says what it says to everybody.
        const { status: toOthers } = await ask(address, { method: 'POST', headers: json, body: '{' });
        expect(status, address).toBe(toOthers);
        expect(status, address).not.toBe(500);
      }
    },
  );

  test('is refused in a part of a form too', async () => {
    const form = new FormData();
    for (const name of ['bank_info', 'nominee_information', 'personal_information', 'account_information'])
      form.set(name, deep('{"a":', '}').replace('}', '1}'));
    const headers = { 'bb-access-token': await on.token('9000000203') };
    for (const { path, method } of operations.filter((one) => one.multipart === true)) {
      const response = await ask(`/api/v1${path}`, { method, headers, body: form });
      expect(response.status, path).toBe(200);
      expect(await response.json(), path).toMatchObject({ code: expect.stringMatching(/^(?!000)/) as string });
    }
  });
});

test('an order is refused when its ISIN is that of another scheme', async () => {
  const token = await on.token('9000000100');
  const isinOf = async (code: string) => {
    const row = await on.db.selectFrom('schemes').select('isin').where('code', '=', code).executeTakeFirstOrThrow();
    return row.isin;
  };
  const send = async (scheme_isin: string) => {
    const body = await goodOrder(on, token);
    Object.assign(body.client_info, { scheme_isin });
    return textIn(await on.ask('/order/create', body, { token, method: 'PUT' }), 'code');
  };
  expect(await send(await isinOf('SC02'))).toBe('061');
  expect(await send('INF000000000')).toBe('061');
  expect(await send(await isinOf('SC01'))).toBe('000');
});

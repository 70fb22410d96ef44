import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSandbox, type ServedSandbox } from '../server.ts';

const APP = 'http://app.example:4600';

let served: ServedSandbox;
beforeAll(async () => {
  process.env['SANDBOX_MODE'] = '1';
  served = await serveSandbox({
    port: 0,
    appOrigins: [APP],
    hosts: ['sandbox.example'],
    dataFolder: null,
    seed: 'noClients',
    hashRounds: 10,
  });
});
afterAll(() => served.close());

interface RawRequest {
  /** request target as it is in the request line */
  readonly target?: string;
  readonly host?: string;
  readonly origin?: string | undefined;
}

/** Status of a request that is written to a socket unchanged: an ordinary client rewrites target and Host. */
const requestStatus = ({
  target = '/__sandbox/clock',
  host = `127.0.0.1:${served.port}`,
  origin,
}: RawRequest): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = [`Host: ${host}`, ...(origin === undefined ? [] : [`Origin: ${origin}`]), 'Connection: close'];
    const socket = connect(served.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])));
    socket.on('error', reject);
    socket.write([`GET ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
  });

describe('the control surface', () => {
  test('refuses an absolute request target that names another server, with any Host and Origin', async () => {
    const target = 'http://evil.example/__sandbox/clock';
    expect(await requestStatus({ target, origin: 'http://evil.example' })).toBe(421);
    expect(await requestStatus({ target, host: 'evil.example', origin: 'http://evil.example' })).toBe(421);
    expect(await requestStatus({ target })).toBe(421);
  });

  test('refuses a page of another port of this machine, even where target or Host name that port', async () => {
    const origin = 'http://127.0.0.1:9';
    expect(await requestStatus({ origin })).toBe(403);
    expect(await requestStatus({ origin, host: '127.0.0.1:9' })).toBe(403);
    expect(await requestStatus({ origin, target: `${origin}/__sandbox/clock` })).toBe(403);
    expect(await requestStatus({ origin: `https://127.0.0.1:${served.port}` })).toBe(403);
    expect(await requestStatus({ origin: 'null' })).toBe(403);
  });

  test('accepts its own pages under each of its names, pages of the apps, and tools without an Origin', async () => {
    const own = ['127.0.0.1', 'localhost', 'sandbox.example'].map((name) => `${name}:${served.port}`);
    for (const host of own) expect(await requestStatus({ host, origin: `http://${host}` }), host).toBe(200);
    const absolute = { target: `${served.url}/__sandbox/clock`, origin: served.url };
    expect(await requestStatus(absolute)).toBe(200);
    expect(await requestStatus({ origin: APP })).toBe(200);
    expect(await requestStatus({})).toBe(200);
  });
});

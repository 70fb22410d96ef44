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

interface Sent {
  /** The request target exactly as the request line carries it. */
  readonly target?: string;
  readonly host?: string;
  readonly origin?: string | undefined;
}

/** Status of a request that is written to a socket as it is: an ordinary client rewrites its target and its Host. */
const statusOf = ({ target = '/__sandbox/clock', host = `127.0.0.1:${served.port}`, origin }: Sent): Promise<number> =>
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
  test('refuses an absolute request target that names another server, whatever its Host and Origin say', async () => {
    const target = 'http://evil.example/__sandbox/clock';
    expect(await statusOf({ target, origin: 'http://evil.example' })).toBe(421);
    expect(await statusOf({ target, host: 'evil.example', origin: 'http://evil.example' })).toBe(421);
    expect(await statusOf({ target })).toBe(421);
  });

  test('refuses a page of another port of this machine, even where target or Host name that port', async () => {
    const origin = 'http://127.0.0.1:9';
    expect(await statusOf({ origin })).toBe(403);
    expect(await statusOf({ origin, host: '127.0.0.1:9' })).toBe(403);
    expect(await statusOf({ origin, target: `${origin}/__sandbox/clock` })).toBe(403);
    expect(await statusOf({ origin: `https://127.0.0.1:${served.port}` })).toBe(403);
    expect(await statusOf({ origin: 'null' })).toBe(403);
  });

  test('answers its own pages at each of its names, pages of the apps, and tools without an Origin', async () => {
    const own = ['127.0.0.1', 'localhost', 'sandbox.example'].map((name) => `${name}:${served.port}`);
    for (const host of own) expect(await statusOf({ host, origin: `http://${host}` }), host).toBe(200);
    const absolute = { target: `${served.url}/__sandbox/clock`, origin: served.url };
    expect(await statusOf(absolute)).toBe(200);
    expect(await statusOf({ origin: APP })).toBe(200);
    expect(await statusOf({})).toBe(200);
  });
});

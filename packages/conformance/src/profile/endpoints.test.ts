import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotTried } from '../ground/verdicts.ts';
import { callEndpoint, textOfEndpoint } from './endpoints.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      if (url === '/broken') response.writeHead(500).end();
      else if (url === '/page') response.end('<p>');
      else
        response.end(JSON.stringify({ method, url, header: headers['x-kit'], body: Buffer.concat(chunks).toString() }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

describe('an endpoint of a test system', () => {
  test('gets its values in the address and in the body, a number as a number', async () => {
    const endpoint = {
      method: 'POST' as const,
      url: '/pay?to={to}',
      headers: { 'x-kit': 'yes' },
      body: { amount: '{amount}', text: 'for {to}', list: ['{to}'] },
    };
    expect(await callEndpoint(origin, endpoint, { to: 'a+b@kit.example', amount: 19_900 })).toEqual({
      method: 'POST',
      url: '/pay?to=a%2Bb%40kit.example',
      header: 'yes',
      body: '{"amount":19900,"text":"for a+b@kit.example","list":["a+b@kit.example"]}',
    });
  });

  test.each(['/broken', '/page'])('that answers no JSON at %s makes a case not tried', async (url) => {
    await expect(callEndpoint(origin, { method: 'GET', url, headers: {} })).rejects.toBeInstanceOf(NotTried);
  });

  test('answers a text at a path', () => {
    expect(textOfEndpoint([{ code: '123456' }], '0.code', 'codes')).toBe('123456');
    expect(() => textOfEndpoint([], '0.code', 'codes')).toThrow('The test system answered no text at 0.code (codes).');
  });
});

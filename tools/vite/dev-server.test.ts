import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { createAppConfig } from '../serve/config.ts';
import { devServerPlugin } from './dev-server.ts';

const root = mkdtempSync(path.join(tmpdir(), 'folioflow-dev-'));
const config = createAppConfig({}, 'http://127.0.0.1:1');
let server: ViteDevServer;
let url = '';

beforeAll(async () => {
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><html><head><title>App</title></head></html>');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [devServerPlugin({ config, nonce: 'any', url: 'http://127.0.0.1:1' })],
    server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
  });
  await server.listen();
  url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('an address that cannot be read gets the page of the app too, as from the built server', async () => {
  for (const address of ['/', '/schemeList', '/%zz', '/charts/a/b/%E0%A4%A?x=%zz', '/%', '/%00', '/schemeList/%C3']) {
    const answer = await fetch(url + address, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()], address).toEqual([200, expect.stringContaining('<title>App</title>')]);
    expect(answer.headers.get('content-security-policy'), address).toContain("default-src 'none'");
  }
});

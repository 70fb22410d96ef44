import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSandbox, type ServedSandbox } from '../server.ts';
import { writeDocsFolder } from '../serve/docs-folder.ts';
import { benchPerTest, SANDBOX_ORIGIN } from '../testing/bench.ts';
import { docsFiles } from './files.ts';

let served: ServedSandbox;
beforeAll(async () => {
  process.env['SANDBOX_MODE'] = '1';
  served = await serveSandbox({ port: 0, appOrigins: [], dataFolder: null, seed: 'noClients', hashRounds: 10 });
});
afterAll(() => served.close());

const fetchDocs = (name: string, init?: RequestInit) => fetch(`${served.url}/docs/${name}`, init);

describe('the documentation', () => {
  test.each(Object.entries(docsFiles))('contains %s with its type', async (name, { type }) => {
    const response = await fetchDocs(name);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect((await response.text()).length).toBeGreaterThan(50);
    expect((await fetchDocs(name, { method: 'POST' })).status).toBe(405);
  });

  test('opens at /docs, and its page names only files that are served', async () => {
    const page = await fetch(`${served.url}/docs`);
    expect(page.url).toBe(`${served.url}/docs/`);
    const text = await page.text();
    const names = [...text.matchAll(/(?:href|src)="([^":,]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['swagger-ui.css', 'swagger-ui-bundle.js', 'docs.js', 'openapi.json']);
    expect(names.filter((name) => name === undefined || !(name in docsFiles))).toEqual([]);
    expect(await (await fetchDocs('docs.js')).text()).toContain("url: 'openapi.json'");
  });

  test('is the OpenAPI document of this provider', async () => {
    const document: unknown = await (await fetchDocs('openapi.json')).json();
    expect(document).toMatchObject({ openapi: '3.1.1', servers: [{ url: '/api/v1' }] });
  });

  test('runs only scripts and styles of its own origin, without eval, and stores no token', async () => {
    const policy = (await fetchDocs('')).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"]),
    );
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(await (await fetchDocs('docs.js')).text()).toContain('persistAuthorization: false');
  });

  test('contains no other file of the folders that it reads', async () => {
    for (const name of ['package.json', 'index.js', '%2e%2e/package.json', 'toString', 'api.txt']) {
      expect((await fetchDocs(name)).status, name).toBe(404);
    }
  });
});

describe('the static documentation', () => {
  test('consists of the served files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'folioflow-docs-'));
    try {
      const sizes = await writeDocsFolder(folder);
      for (const [name, size] of Object.entries(sizes)) {
        const content = await readFile(join(folder, name));
        expect([content.byteLength, content.toString()]).toEqual([size, await (await fetchDocs(name)).text()]);
      }
      expect(Object.keys(sizes)).toEqual(Object.keys(docsFiles));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a sandbox without files', () => {
  const on = benchPerTest();

  test('has no documentation', async () => {
    expect((await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/docs/`))).status).toBe(404);
  });
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveApp, type RunningServer } from './app-server.ts';
import { createAppConfig } from './config.ts';

const ABORTED = 2_000;
const AT_ONCE = 10;
const STALLED = 200;
const SPARE = 5;
/** More than what the two ends of a connection take in by themselves. */
const LARGE = 16 * 1024 * 1024;

const home = mkdtempSync(path.join(tmpdir(), 'folioflow-aborted-'));
let app: RunningServer;

beforeAll(async () => {
  mkdirSync(path.join(home, 'assets'));
  writeFileSync(path.join(home, 'index.html'), '<!doctype html><title>App</title>');
  writeFileSync(path.join(home, 'assets/large.js'), '');
  truncateSync(path.join(home, 'assets/large.js'), LARGE);
  app = await serveApp({
    folder: home,
    port: 0,
    config: createAppConfig({}, 'http://127.0.0.1:4602'),
    idleTimeoutMs: 1_500,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(home, { recursive: true });
});

/** Files and connections that this process holds open, the clients' ends too. */
const openDescriptors = () => readdirSync('/dev/fd').length;

/** Requests the large file and reads only its beginning; on a busy machine it may be ended before that. */
const beginDownload = () =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => {
      socket.write('GET /assets/large.js HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    });
    socket.once('error', reject);
    // The server has accepted every connected socket; the test is about its end by the server.
    socket.once('connect', () => {
      const begun = () => resolve(socket);
      socket.off('error', reject).on('error', () => socket.destroy());
      socket.once('readable', begun).once('close', begun);
    });
  });

const abortOne = async () => {
  (await beginDownload()).destroy();
};

describe('an app server', () => {
  test('two thousand downloads that are broken off leave no file and no connection open', async () => {
    await fetch(app.url);
    const before = openDescriptors();
    for (let begun = 0; begun < ABORTED; begun += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, abortOne));
    }
    await expect.poll(openDescriptors).toBeLessThanOrEqual(before + SPARE);
  });

  test('two hundred readers that stall are ended, and the files that they asked for closed', async () => {
    await fetch(app.url);
    const before = openDescriptors();
    const readers = await Promise.all(Array.from({ length: STALLED }, beginDownload));
    // The server's end and the file of each are gone while the readers still hold theirs.
    await expect.poll(openDescriptors).toBeLessThanOrEqual(before + STALLED + SPARE);
    for (const reader of readers) reader.destroy();
    await expect.poll(openDescriptors).toBeLessThanOrEqual(before + SPARE);
  });
});

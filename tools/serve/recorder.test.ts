import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveApp, type RunningServer } from './app-server.ts';
import { createAppConfig } from './config.ts';
import { createRecorderSwitch } from './recorder-switch.ts';
import { RECORDING_ADDRESS } from './recording-endpoint.ts';
import { createRoomFinder } from './review-room.ts';
import { WAIT_LIMIT_MS } from '../test-limits.ts';

const folders = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'folioflow-recorder-')));
const [shipped = '', recorded = ''] = folders;
let sandboxServer: Server;
let sandbox = '';
let app: RunningServer;
let received: (readonly [string | undefined, string | undefined, string])[] = [];
let roomIndex = '{}';
const recorder = createRecorderSwitch(() => Promise.resolve());

beforeAll(async () => {
  const page = (name: string) => `<title>${name}</title><script type="application/json" id="config">{}</script>`;
  writeFileSync(path.join(shipped, 'index.html'), page('Shipped'));
  writeFileSync(path.join(shipped, 'earlier.js'), 'earlier');
  writeFileSync(path.join(recorded, 'index.html'), page('Recorded'));
  sandboxServer = createServer((request, response) => {
    if (request.url === '/index.json') {
      response.end(roomIndex);
      return;
    }
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push([request.url, request.headers.authorization, body]);
      response.end('{"isRecorded":true}');
    });
  });
  await new Promise<void>((resolve) => {
    sandboxServer.listen(0, '127.0.0.1', resolve);
  });
  sandbox = `http://127.0.0.1:${(sandboxServer.address() as AddressInfo).port}`;
  const recording = { target: { sandbox, controlToken: 'a-control-token' }, recorder };
  const config = createAppConfig({}, sandbox);
  app = await serveApp({ folder: shipped, recorderFolder: recorded, port: 0, config, recording });
});
afterAll(async () => {
  await app.close();
  sandboxServer.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const postReport = (headers: Readonly<Record<string, string>>, body = '{"tab":"a"}') =>
  fetch(`${app.url}${RECORDING_ADDRESS}`, { method: 'POST', body, headers });
const readPage = async () => (await fetch(app.url)).text();

test('an app is served as it ships until its recorder is on, and passes reports of its own pages to the sandbox', async () => {
  expect(await readPage()).toContain('Shipped');
  expect(await readPage()).not.toContain('recordingAddress');
  expect((await postReport({ origin: app.url })).status).toBe(405);
  await recorder.turnOn();
  expect(await readPage()).toContain('Recorded');
  expect(await readPage()).toContain(`"recordingAddress":"${RECORDING_ADDRESS}"`);
  expect(await (await fetch(`${app.url}/earlier.js`)).text()).toBe('earlier');

  received = [];
  const answer = await postReport({ origin: app.url });
  expect([answer.status, await answer.json()]).toEqual([200, { isRecorded: true }]);
  expect(received).toEqual([['/__sandbox/recordings/report', 'Bearer a-control-token', '{"tab":"a"}']]);
  expect((await postReport({})).status).toBe(403);
  expect((await postReport({ origin: sandbox })).status).toBe(403);
  expect((await fetch(`${app.url}${RECORDING_ADDRESS}`)).status).toBe(405);
  expect((await postReport({ origin: app.url }, 'x'.repeat(1_000_001))).status).toBe(502);
  expect(received).toHaveLength(1);
});

test('a switch builds once, and can be tried again after a failed build', async () => {
  let builds = 0;
  const failing = createRecorderSwitch(() => {
    builds += 1;
    return builds === 1 ? Promise.reject(new Error('No build.')) : Promise.resolve();
  });
  const first = failing.turnOn();
  expect(failing.state()).toBe('building');
  await expect(first).rejects.toThrow('No build.');
  expect(failing.state()).toBe('off');
  await Promise.all([failing.turnOn(), failing.turnOn()]);
  expect([failing.state(), builds]).toEqual(['on', 2]);
});

test('the review room is the named one, or a Storybook of this project at its usual address', async () => {
  expect(await createRoomFinder({ REVIEW_ROOM_URL: 'http://127.0.0.1:7/room/' })()).toBe('http://127.0.0.1:7/room');
  let now = 0;
  const find = createRoomFinder({}, { now: () => now, usualRoom: sandbox, timeoutMs: WAIT_LIMIT_MS });
  expect(await find()).toBeUndefined();
  roomIndex = '{"entries":{"review-recording--from-the-sandbox":{}}}';
  expect(await find()).toBeUndefined();
  now = 5_000;
  expect(await find()).toBe(sandbox);
  expect(await createRoomFinder({}, { usualRoom: 'http://127.0.0.1:9' })()).toBeUndefined();
});

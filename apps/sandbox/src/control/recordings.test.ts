import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { openTestStore } from '../testing/stores.ts';
import { encodeRecording } from './recordings-part.ts';

const TAB = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const VISIT = 'b3bb189e-8bf9-4888-9912-ace4e6543002';
const ORIGIN = 'http://127.0.0.1:4602';

let state: 'off' | 'building' | 'on';
let room: string | undefined;
let now: number;
let sandbox: Sandbox;
let problems: unknown[];

beforeEach(async () => {
  [state, room, now, problems] = ['on', undefined, 1_000, []];
  sandbox = createSandbox({
    store: await openTestStore('noClients'),
    clock: () => now,
    appOrigins: ['http://127.0.0.1:4600'],
    seed: 'noClients',
    hashRounds: 10,
    onError: (error) => problems.push(error),
    recorder: {
      state: () => state,
      turnOn: () => (room === 'fails' ? Promise.reject(new Error('No build.')) : Promise.resolve(void (state = 'on'))),
      findRoom: () => Promise.resolve(room),
    },
  });
  await sandbox.ready;
});
afterEach(() => sandbox.close());

const post = async (path: string, body: unknown) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await sandbox.fetch(new Request(`${ORIGIN}/__sandbox${path}`, init));
  return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
};
const readPart = async () =>
  (await sandbox.fetch(new Request(`${ORIGIN}/__sandbox/part/recordings`)))
    .text()
    .then((text) => text.replaceAll(/\s+/g, ' '));

const step = {
  kind: 'event',
  name: 'mobile.submitted',
  fields: ['mobile'],
  within: ['entry'],
  reports: [],
  to: ['a.b'],
};
const recording = { version: 1, flow: 'signIn', route: 'signin', start: ['entering.mobile'], steps: [step] };
const run = { id: 1, isRunning: true, recording };
const report = (changes: object = {}) =>
  post('/recordings/report', {
    tab: TAB,
    visit: VISIT,
    app: 'investor',
    flows: ['signIn'],
    isClosed: false,
    runs: [run],
    ...changes,
  });

describe('a tab', () => {
  test('is listed with its flows, and stores its steps only while it is recorded', async () => {
    expect(await readPart()).toContain('No tab is open');
    expect(await report()).toEqual({ status: 200, body: { isRecorded: false } });
    expect(await readPart()).toMatch(/Tab 1.*investor · signIn.*Record Tab 1/);
    expect(await readPart()).not.toContain('mobile.submitted');
    expect((await post('/recordings', { tab: TAB, isRecorded: true })).status).toBe(200);
    expect(await report()).toEqual({ status: 200, body: { isRecorded: true } });
    const part = await readPart();
    expect(part).toMatch(
      /Recording.*Stop Tab 1.*Clear Tab 1.*\/signin · 1 step\b.*entry › mobile\.submitted.*sent.*a\.b/,
    );
    expect((await post('/recordings/clear', { tab: TAB })).status).toBe(200);
    expect(await readPart()).not.toContain('mobile.submitted');
    expect((await post('/recordings', { tab: TAB, isRecorded: false })).status).toBe(200);
    expect(await report()).toEqual({ status: 200, body: { isRecorded: false } });
  });

  test('replaces a flow that it reports again, and adds those of its next visit, which ends the earlier ones', async () => {
    await report();
    await post('/recordings', { tab: TAB, isRecorded: true });
    await report();
    await report({ runs: [{ ...run, isRunning: false, recording: { ...recording, steps: [step, step] } }] });
    await report({ visit: TAB, runs: [run, { ...run, id: 2 }] });
    await report({ visit: VISIT, runs: [{ ...run, id: 7, isRunning: false, recording: { ...recording, steps: [] } }] });
    const [tab] = (await (await sandbox.fetch(new Request(`${ORIGIN}/__sandbox/recordings`))).json()) as readonly {
      runs: readonly { steps: readonly unknown[]; isRunning: boolean }[];
    }[];
    expect(tab?.runs.map(({ steps, isRunning }) => [steps.length, isRunning])).toEqual([
      [2, false],
      [1, false],
      [1, false],
    ]);
  });

  test('is removed after it is closed or silent, unless it has steps or is recorded', async () => {
    await report();
    await report({ isClosed: true });
    expect(await readPart()).toContain('No tab is open');
    await report();
    expect(await readPart()).toContain('Tab 1');
    now += 89_000;
    expect(await readPart()).toContain('Record Tab');
    now += 2_000;
    expect(await readPart()).toContain('No tab is open');
    await report();
    await post('/recordings', { tab: TAB, isRecorded: true });
    await report({ isClosed: true, runs: [] });
    now += 91_000;
    expect(await readPart()).toMatch(/closed.*Stop Tab/);
    expect(await report()).toEqual({ status: 200, body: { isRecorded: true } });
    await report({ isClosed: true });
    await post('/recordings', { tab: TAB, isRecorded: false });
    now += 91_000;
    expect(await readPart()).toMatch(/closed.*mobile\.submitted/);
  });

  test('that is unknown can be neither recorded nor cleared', async () => {
    expect((await post('/recordings', { tab: TAB, isRecorded: true })).status).toBe(404);
    expect((await post('/recordings/clear', { tab: TAB })).status).toBe(404);
    expect((await post('/recordings', { tab: TAB })).status).toBe(400);
  });
});

test.each([
  ['a number in a name', { flows: ['9876543210'] }],
  ['a text with a space', { runs: [{ ...run, recording: { ...recording, flow: 'Meera Iyer' } }] }],
  ['an address', { app: 'asha@example.in' }],
  ['a card number', { runs: [{ ...run, recording: { ...recording, steps: [{ ...step, name: 'ABCDE1234F' }] } }] }],
  ['an amount', { runs: [{ ...run, recording: { ...recording, steps: [{ ...step, amount: 5000 }] } }] }],
  ['a field with a digit', { runs: [{ ...run, recording: { ...recording, steps: [{ ...step, fields: ['a1'] }] } }] }],
  [
    'a code of six digits',
    {
      runs: [
        { ...run, recording: { ...recording, steps: [{ ...step, failure: { kind: 'refused', code: '123456' } }] } },
      ],
    },
  ],
  ['a tab that is no id', { tab: 'Tab 1' }],
  ['a run that is no object', { runs: ['signIn'] }],
])('a report with %s is refused', async (_, changes) => {
  await report();
  await post('/recordings', { tab: TAB, isRecorded: true });
  expect((await report(changes)).status).toBe(400);
});

test('a failure is listed by its class', async () => {
  await report();
  await post('/recordings', { tab: TAB, isRecorded: true });
  const failures = [{ kind: 'refused', code: '030' }, { kind: 'fault', reason: 'http' }, { kind: 'noAnswer' }];
  const steps = failures.map((failure) => ({ ...step, kind: 'failure', failure }));
  expect((await report({ runs: [{ ...run, recording: { ...recording, steps } }] })).status).toBe(200);
  expect(await readPart()).toMatch(/failed: refused 030.*failed: fault, http.*failed: no answer/);
});

test('the review room is linked where it is found, and a recording is copied where it is not', async () => {
  await report();
  await post('/recordings', { tab: TAB, isRecorded: true });
  await report();
  const encoded = await encodeRecording(JSON.stringify(recording));
  expect(await readPart()).toMatch(new RegExp(`data-copy="${encoded}".*npm run storybook`));
  room = 'http://127.0.0.1:6006';
  expect(await readPart()).toContain(
    `href="${room}/?path=/story/review-recording--from-the-sandbox#recording=${encoded}"`,
  );
});

describe('the recorder', () => {
  test('is turned on by a button, and a failed build is named', async () => {
    [state, room] = ['off', 'fails'];
    expect(await readPart()).toContain('Turn on recording');
    expect(await post('/recordings/turn-on', {})).toMatchObject({ status: 503 });
    expect(problems).toHaveLength(1);
    state = 'building';
    expect(await readPart()).toContain('Building the apps');
    room = undefined;
    expect((await post('/recordings/turn-on', {})).status).toBe(200);
    expect(await readPart()).toContain('No tab is open');
  });

  test('is not offered by a sandbox without apps', async () => {
    const alone = createSandbox({
      store: await openTestStore('noClients'),
      clock: () => now,
      appOrigins: [],
      seed: 'noClients',
      hashRounds: 10,
    });
    const page = await (await alone.fetch(new Request(`${ORIGIN}/__sandbox/`))).text();
    expect(page).toContain('Folioflow sandbox');
    expect(page).not.toContain('Record a flow');
    const request = new Request(`${ORIGIN}/__sandbox/recordings/turn-on`, { method: 'POST', body: '{}' });
    expect((await alone.fetch(request)).status).toBe(404);
    await alone.close();
  });
});

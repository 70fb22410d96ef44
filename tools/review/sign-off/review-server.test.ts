import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REPORT_DATA_ID, type ReportData } from '../report/report-data.ts';
import {
  sampleResults,
  sampleStories,
  sampleStory,
  writeSampleResults,
  writeSampleRun,
} from '../testing/sample-run.ts';
import { TOKEN_HEADER } from './guard-request.ts';
import { startReviewServer, type ReviewServer } from './review-server.ts';
import { readSignOffs, writeSignOffs } from './sign-off-file.ts';

const BY = 'Asha <asha@example.com>';
const entering = 'flows-access-mpin--entering';
const contentHash = sampleStories.find(({ id }) => id === entering)?.contentHash ?? '';

let home: string;
let runs: string;
let signOffFile: string;
let server: ReviewServer;
let origin: string;
let clock: number;

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'folioflow-review-'));
  runs = path.join(home, 'runs');
  signOffFile = path.join(home, 'review', 'sign-off.json');
  writeSampleRun(runs);
  clock = Date.UTC(2026, 10, 26, 15, 0);
  server = await startReviewServer({
    page: { script: 'document.title;', style: 'p { margin: 0 }' },
    port: 0,
    runs,
    signOffFile,
    readReviewer: () => BY,
    now: () => new Date((clock += 1000)),
  });
  origin = new URL(server.url).origin;
});
afterEach(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

interface RawOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** fetch tidies paths and hosts, so hostile requests are written by hand. */
const raw = (address: string, { body, ...options }: RawOptions = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(server.url, { path: address, ...options }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end(body);
  });

async function readPage(): Promise<ReportData> {
  const { body } = await raw('/');
  const found = new RegExp(`id="${REPORT_DATA_ID}">(.*?)</script>`).exec(body.toString());
  return JSON.parse(found?.[1] ?? 'null') as ReportData;
}

const decision = (changes: object = {}) => ({
  decision: 'approved',
  comment: '',
  stories: [{ id: entering, contentHash, seen: null }],
  ...changes,
});

async function send(body: object | string, headers: Readonly<Record<string, string>> = {}) {
  const { token } = await readPage();
  const answer = await raw('/decisions', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', [TOKEN_HEADER]: token ?? '', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { message } = JSON.parse(answer.body.toString()) as { readonly message?: string };
  return { status: answer.status, message };
}

describe('the page', () => {
  test('contains the last report, the address of its pictures and a token', async () => {
    const { results, problem, pictures, token } = await readPage();
    expect({ results, problem, pictures }).toEqual({
      results: sampleResults(),
      problem: null,
      pictures: '/pictures/sample/',
    });
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('allows only its own script, and no frame', async () => {
    const { headers, body } = await raw('/');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'sha256-[^' ]+'; style-src/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-resource-policy': 'same-origin' });
    expect(body.toString()).not.toContain('<script>alert(1)');
  });

  test.each([
    ['no run', () => rmSync(path.join(runs, 'latest.json')), 'No pictures have been taken yet.'],
    ['an interrupted run', () => rmSync(path.join(runs, 'sample/results.json')), 'has no results.json'],
    ['broken results', () => writeFileSync(path.join(runs, 'sample/results.json'), '{"version":1}'), 'invalid at ref'],
    [
      'a run outside of the folder',
      () => writeFileSync(path.join(runs, 'latest.json'), '{"run":"../secret"}'),
      'Not the name of a folder',
    ],
    [
      'conflict markers',
      () => {
        writeSignOffs([], signOffFile);
        writeFileSync(signOffFile, `<<<<<<< HEAD\n${readFileSync(signOffFile, 'utf8')}`);
      },
      'conflict markers',
    ],
  ])('shows the reason with %s', async (_, breakFiles, reason) => {
    breakFiles();
    const { problem } = await readPage();
    expect(problem).toContain(reason);
    expect(await send(decision())).toMatchObject({ status: 409, message: problem });
  });
});

describe('a decision', () => {
  test('is written with name, instant and comment', async () => {
    const asked = decision({ decision: 'changeAsked', comment: ' The label is too long. ' });
    expect(await send(asked)).toEqual({ status: 200, message: undefined });
    expect(readSignOffs(signOffFile)).toEqual([
      {
        story: entering,
        contentHash,
        decision: 'changeAsked',
        by: BY,
        at: '2026-11-26T15:00:01.000Z',
        comment: 'The label is too long.',
      },
    ]);
  });

  test('of a second window is refused until it has seen the first', async () => {
    await send(decision());
    const asked = { decision: 'changeAsked', comment: 'No' };
    expect(await send(decision(asked))).toEqual({
      status: 409,
      message: `${BY} approved it meanwhile: ${entering}. Look at that decision first.`,
    });
    const [first] = readSignOffs(signOffFile);
    const stories = [{ id: entering, contentHash, seen: first?.at }];
    expect(await send(decision({ ...asked, stories }))).toMatchObject({ status: 200 });
    expect(readSignOffs(signOffFile)).toMatchObject([{ decision: 'changeAsked', replaces: [first?.at] }]);
  });

  test('of two windows at the same time writes both stories', async () => {
    const other = sampleStory('flows-orders-list--empty', 'new');
    const stories = [{ id: other.id, contentHash: other.contentHash, seen: null }];
    const answers = await Promise.all([send(decision()), send(decision({ stories }))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(readSignOffs(signOffFile).map(({ story }) => story)).toEqual([entering, other.id]);
  });

  test('about a story that changed since the page was loaded is refused', async () => {
    const stories = [sampleStory(entering, 'changed', { contentHash: 'other' })];
    writeSampleResults(runs, sampleResults(stories), 'next');
    expect(await send(decision())).toEqual({
      status: 409,
      message: `${entering} has changed since this page was loaded. Reload the page and look again.`,
    });
    expect(existsSync(signOffFile)).toBe(false);
  });

  test.each([
    ['no JSON', '{', 400, 'The request is no JSON.'],
    ['an unknown decision', decision({ decision: 'maybe' }), 400, undefined],
    ['no story', decision({ stories: [] }), 400, undefined],
    ['another field', decision({ by: 'Eve' }), 400, undefined],
    ['a request without a comment', decision({ decision: 'changeAsked', comment: ' ' }), 400, 'Describe the change'],
    ['a long comment', decision({ comment: 'x'.repeat(2001) }), 400, 'at most 2000 characters'],
    ['a large body', decision({ comment: 'x'.repeat(2 ** 21) }), 413, 'too large'],
  ])('is refused with %s', async (_, body, status, message) => {
    const answer = await send(body);
    expect(answer.status).toBe(status);
    if (message !== undefined) expect(answer.message).toContain(message);
    expect(existsSync(signOffFile)).toBe(false);
  });
});

describe('another site', () => {
  test.each([
    ['with a name that resolves to this machine', { host: 'review.example.com' }, 421],
    ['with that name and the port', { host: 'review.example.com:80' }, 421],
    ['with another port', { host: '127.0.0.1:1' }, 421],
    ['that sends its origin', { origin: 'https://example.com' }, 403],
    ['that frames the page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
    ['of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 403],
  ])('%s reads neither page nor pictures', async (_, headers, status) => {
    for (const address of ['/', '/sign-offs', '/pictures/sample/after/360-light.png'])
      expect((await raw(address, { headers })).status).toBe(status);
  });

  test.each([
    ['without an origin', { origin: '' }],
    ['with another origin', { origin: 'http://127.0.0.1:1' }],
    ['of a sandboxed frame', { origin: 'null' }],
    ['without a token', { [TOKEN_HEADER]: '' }],
    ['with another token', { [TOKEN_HEADER]: 'x'.repeat(43) }],
    ['as a form', { 'content-type': 'text/plain' }],
  ])('%s decides nothing', async (_, headers) => {
    const { status } = await send(decision(), headers);
    expect([403, 415]).toContain(status);
    expect(existsSync(signOffFile)).toBe(false);
  });

  test('learns from no answer that it may read or send', async () => {
    const { status, headers } = await raw('/decisions', { method: 'OPTIONS', headers: { origin } });
    expect(status).toBe(403);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a picture', () => {
  test('of the run is served', async () => {
    const { status, headers, body } = await raw('/pictures/sample/after/360-light.png');
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(body).toEqual(readFileSync(path.join(runs, 'sample/after/360-light.png')));
  });

  test.each([
    ['/pictures/sample/results.json'],
    ['/pictures/sample/../latest.json'],
    ['/pictures/../secret.png'],
    ['/pictures/%2e%2e/secret.png'],
    ['/pictures/sample/%2e%2e/%2e%2e/secret.png'],
    ['/pictures/sample/..%2f..%2fsecret.png'],
    ['/pictures/sample/after/..%5c..%5csecret.png'],
    ['/pictures/sample//etc/passwd'],
    ['/pictures/sample/unlisted.png'],
    ['/pictures/sample/%'],
    ['/pictures/sample/after/360-light.png%00'],
    ['//pictures/sample/after/360-light.png'],
    ['/review/sign-off.json'],
  ])('is not %s', async (address) => {
    writeFileSync(path.join(home, 'secret.png'), 'secret');
    writeFileSync(path.join(runs, 'sample', 'unlisted.png'), 'secret');
    expect((await raw(address)).status).toBe(404);
  });

  test('is no link that leads out of the run', async () => {
    writeFileSync(path.join(home, 'secret.png'), 'secret');
    const file = path.join(runs, 'sample/after/360-light.png');
    rmSync(file);
    symlinkSync(path.join(home, 'secret.png'), file);
    expect((await raw('/pictures/sample/after/360-light.png')).status).toBe(404);
  });

  test('is not listed by results with a path out of the run', async () => {
    mkdirSync(path.join(runs, 'hostile'));
    const [story] = sampleStories;
    const pictures = (story?.pictures ?? []).map((picture) => ({ ...picture, after: '../../secret.png' }));
    writeSampleResults(runs, sampleResults([sampleStory(entering, 'changed', { pictures })]), 'hostile');
    expect((await readPage()).problem).toContain('Not a path of a picture in the run');
  });
});

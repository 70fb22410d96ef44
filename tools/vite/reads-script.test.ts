import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createReadsScript } from './reads-script.ts';

const HOLDINGS = 'https://provider.example/holding/list';
const CARDS = 'https://provider.example/order/portfolio';
const SCHEMES = 'https://provider.example/master/schemelist';
const SCRIPTS = 10;

interface SentCall {
  readonly address: string;
  readonly init: RequestInit;
}

interface RunningPage {
  readonly firstReads?: {
    readonly fetch: (request: Request, init: RequestInit) => Promise<string>;
    readonly beginRead?: (path: string, request: object) => Promise<Response>;
    readonly loadApp: () => void;
  };
}

const holdingsAndCards = createReadsScript([{ name: 'listHoldings' }, { name: 'getPortfolio' }]);

interface Visit {
  readonly answer?: Response;
  readonly effectiveType?: string;
  readonly readyState?: string;
}

/** Runs the script of a page, with two reads by default, ten scripts and this stored token. */
function openPage(token: string | null, script = holdingsAndCards, { answer, effectiveType, readyState }: Visit = {}) {
  const calls: SentCall[] = [];
  const appended: string[] = [];
  const timers: (() => void)[] = [];
  let endParsing: (() => void) | undefined;
  let countScript: ((event: object) => void) | undefined;
  let now = 0;
  const page: RunningPage & Record<string, unknown> = {
    URL,
    AbortController,
    location: { href: 'https://app.example/portfolio' },
    localStorage: { getItem: () => token },
    performance: { now: () => now },
    setTimeout: (run: () => void) => void timers.push(run),
    navigator: { connection: { effectiveType } },
    PerformanceObserver: class {
      observe = () => undefined;
    },
    Headers,
    Response,
    fetch: (address: string | Request, init: RequestInit) => {
      const text = `answer ${calls.push({ address: typeof address === 'string' ? address : address.url, init })}`;
      return Promise.resolve(answer ?? text);
    },
    document: {
      documentElement: { lang: 'hi-IN' },
      readyState: readyState ?? 'interactive',
      querySelector: (selector: string) =>
        selector === '#config'
          ? { text: '{"providerUrl":"https://provider.example/"}' }
          : { content: { querySelectorAll: (name: string) => [name] } },
      querySelectorAll: () => ({ length: SCRIPTS }),
      head: { append: (...elements: string[]) => void appended.push(...elements) },
      addEventListener: (type: string, listener: () => void) => {
        if (type === 'load') countScript = listener;
        else endParsing = listener;
      },
      removeEventListener: () => (countScript = undefined),
    },
  };
  runInNewContext(script, page);
  const send = (url: string, sentToken: string, body: string, signal = new AbortController().signal) =>
    page.firstReads?.fetch(new Request(url, { method: 'POST', body, headers: { 'bb-access-token': sentToken } }), {
      signal,
    });
  return {
    calls,
    page,
    appended,
    endWaiting: () => timers.forEach((run) => run()),
    endParsing: () => endParsing?.(),
    loadScripts: (count: number) => {
      for (let loaded = 0; loaded < count; loaded += 1) countScript?.({ target: { rel: 'modulepreload' } });
    },
    pass: (ms: number) => (now += ms),
    takeFirstFile: () => send(SCHEMES, token ?? '', '{"file_index":0}') as Promise<unknown>,
    request: (sentToken: string, signal?: AbortSignal) => send(HOLDINGS, sentToken, '{}', signal),
    requestCards: (sentToken: string) => send(CARDS, sentToken, '{}'),
  };
}

test('the reads begin once all but three scripts have arrived, with the stored token and the language of the page', () => {
  const { calls, loadScripts } = openPage('A');
  loadScripts(SCRIPTS - 4);
  expect(calls).toEqual([]);
  loadScripts(4);
  expect(calls.map(({ address }) => address)).toEqual([HOLDINGS, CARDS]);
  expect(calls[0]?.init).toMatchObject({
    method: 'POST',
    body: '{}',
    headers: { 'bb-access-token': 'A', 'Accept-Language': 'hi-IN' },
  });
});

test('nothing is read without a token', () => {
  const { calls, loadScripts } = openPage(null);
  loadScripts(SCRIPTS);
  expect(calls).toEqual([]);
});

test('the first call takes the answer, and the next one is sent', async () => {
  const { calls, loadScripts, request } = openPage('A');
  loadScripts(SCRIPTS);
  expect(await request('A')).toBe('answer 1');
  expect(calls).toHaveLength(2);
  expect(await request('A')).toBe('answer 3');
});

test('a call with another token is sent, and the read is aborted', async () => {
  const { calls, loadScripts, request } = openPage('A');
  loadScripts(SCRIPTS);
  expect(await request('B')).toBe('answer 3');
  expect(calls[0]?.init.signal?.aborted).toBe(true);
});

test('the first call takes the answer however long the scripts of the app took', async () => {
  const { calls, loadScripts, pass, request } = openPage('A');
  loadScripts(SCRIPTS);
  pass(120_000);
  expect(await request('A')).toBe('answer 1');
  expect(calls[0]?.init.signal?.aborted).toBe(false);
});

test('a call more than ten seconds after the first one is sent, and its read is aborted', async () => {
  const { calls, loadScripts, pass, request, requestCards } = openPage('A');
  loadScripts(SCRIPTS);
  expect(await request('A')).toBe('answer 1');
  pass(10_001);
  expect(await requestCards('A')).toBe('answer 3');
  expect(calls[1]?.init.signal?.aborted).toBe(true);
});

test('the read is aborted with the call that has taken it', () => {
  const { calls, loadScripts, request } = openPage('A');
  loadScripts(SCRIPTS);
  const page = new AbortController();
  void request('A', page.signal);
  expect(calls[0]?.init.signal?.aborted).toBe(false);
  page.abort();
  expect(calls[0]?.init.signal?.aborted).toBe(true);
});

test.each(['createAdditionalOrder', 'verifyIdProof'] as const)('%s is no read that a page can begin', (name) => {
  expect(() => createReadsScript([{ name }])).toThrow(`${name} is no read that a page can begin.`);
});

const drawnList = createReadsScript([{ name: 'listSchemes', request: { file_index: 0 } }], { isDrawn: true });

test('the read of a drawn page begins at once with its request; the drawing and the app read the same answer', async () => {
  const date = new Date(0).toUTCString();
  const answer = new Response('{"code":"000"}', { headers: { date } });
  const { calls, page, pass, takeFirstFile } = openPage('A', drawnList, { answer });
  expect(calls.map(({ address, init }) => [address, init.body])).toEqual([[SCHEMES, '{"file_index":0}']]);
  const drawn = await page.firstReads?.beginRead?.('/master/schemelist', { file_index: 0 });
  expect(await drawn?.json()).toEqual({ code: '000' });
  pass(30_000);
  const taken = (await takeFirstFile()) as Response;
  expect(await taken.json()).toEqual({ code: '000' });
  expect(calls).toHaveLength(1);
  // Read so late, the date of the answer would set the provider's clock back.
  expect(taken.headers.get('date')).toBe(new Date(30_000).toUTCString());
});

const drawnVisit = createReadsScript([], { isDrawn: true });

test('a read that depends on the visit begins with the drawing, and the app takes its answer', async () => {
  const { calls, page, takeFirstFile } = openPage('A', drawnVisit, { answer: new Response('{"code":"000"}') });
  expect(calls).toEqual([]);
  const drawn = await page.firstReads?.beginRead?.('/master/schemelist', { file_index: 0 });
  expect(await drawn?.json()).toEqual({ code: '000' });
  expect(await ((await takeFirstFile()) as Response).json()).toEqual({ code: '000' });
  expect(calls).toHaveLength(1);
});

test('nothing is read for the drawing of a page without a token', () => {
  const { calls, page } = openPage(null, drawnList);
  expect(calls).toEqual([]);
  expect(page.firstReads?.beginRead).toBeUndefined();
});

test.each([
  ['a fast connection', 'A', '4g'],
  ['a connection of unknown speed', 'A', undefined],
  ['nothing to draw without a token', null, '2g'],
])('with %s, the scripts of the app load at once', (_, token, effectiveType) => {
  const { appended } = openPage(token, drawnList, effectiveType === undefined ? {} : { effectiveType });
  expect(appended).toEqual(['link', 'script']);
});

test('the scripts of the app load at once and run once the page is parsed', () => {
  const { appended, endParsing } = openPage('A', drawnList, { readyState: 'loading' });
  expect(appended).toEqual(['link']);
  endParsing();
  expect(appended).toEqual(['link', 'script']);
});

test.each(['slow-2g', '2g', '3g'])(
  'on %s, the scripts of the app wait for the drawing, but not long',
  (effectiveType) => {
    const drawn = openPage('A', drawnList, { effectiveType });
    expect(drawn.appended).toEqual([]);
    drawn.page.firstReads?.loadApp();
    expect(drawn.appended).toEqual(['link', 'script']);
    drawn.endWaiting();
    expect(drawn.appended).toHaveLength(2);
    const waiting = openPage('A', drawnList, { effectiveType });
    waiting.endWaiting();
    expect(waiting.appended).toEqual(['link', 'script']);
  },
);

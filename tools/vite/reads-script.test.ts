import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createReadsScript } from './reads-script.ts';

const HOLDINGS = 'https://provider.example/holding/list';
const SCHEMES = 'https://provider.example/master/schemelist';
const SCRIPTS = 10;

interface SentCall {
  readonly address: string;
  readonly init: RequestInit;
}

type CallInit = Required<Pick<RequestInit, 'body' | 'headers' | 'signal'>>;

interface RunningPage {
  readonly firstReads?: {
    readonly fetch: (address: string, init: CallInit) => Promise<string>;
    readonly drawnAnswer?: Promise<Response>;
  };
}

const holdingsAndCards = createReadsScript([{ name: 'listHoldings' }, { name: 'getPortfolio' }]);

/** Runs the script of a page, with two reads by default, ten scripts and this stored token. */
function openPage(token: string | null, script = holdingsAndCards, answer?: Response) {
  const calls: SentCall[] = [];
  let countScript: ((event: object) => void) | undefined;
  let now = 0;
  const page: RunningPage & Record<string, unknown> = {
    URL,
    AbortController,
    location: { href: 'https://app.example/portfolio' },
    localStorage: { getItem: () => token },
    performance: { now: () => now },
    setTimeout: () => undefined,
    PerformanceObserver: class {
      observe = () => undefined;
    },
    Headers,
    Response,
    fetch: (address: string, init: RequestInit) => {
      const text = `answer ${calls.push({ address, init })}`;
      return Promise.resolve(answer ?? text);
    },
    document: {
      readyState: 'interactive',
      querySelector: () => ({ text: '{"providerUrl":"https://provider.example/"}' }),
      querySelectorAll: () => ({ length: SCRIPTS }),
      addEventListener: (_: string, listener: typeof countScript) => (countScript = listener),
      removeEventListener: () => (countScript = undefined),
    },
  };
  runInNewContext(script, page);
  return {
    calls,
    page,
    loadScripts: (count: number) => {
      for (let loaded = 0; loaded < count; loaded += 1) countScript?.({ target: { rel: 'modulepreload' } });
    },
    pass: (ms: number) => (now += ms),
    takeFirstFile: () =>
      page.firstReads?.fetch(SCHEMES, {
        body: '{"file_index":0}',
        headers: { 'bb-access-token': token ?? '' },
        signal: new AbortController().signal,
      }) as Promise<unknown>,
    request: (sentToken: string, signal = new AbortController().signal) =>
      page.firstReads?.fetch(HOLDINGS, { body: '{}', headers: { 'bb-access-token': sentToken }, signal }),
  };
}

test('the reads begin once all but three scripts have arrived, with the stored token', () => {
  const { calls, loadScripts } = openPage('A');
  loadScripts(SCRIPTS - 4);
  expect(calls).toEqual([]);
  loadScripts(4);
  expect(calls.map(({ address }) => address)).toEqual([HOLDINGS, 'https://provider.example/order/portfolio']);
  expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{}', headers: { 'bb-access-token': 'A' } });
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

test.each([
  ['another token', 'B', 0],
  ['the same token after more than ten seconds', 'A', 10_001],
])('a call with %s is sent, and the read is aborted', async (_, token, ms) => {
  const { calls, loadScripts, pass, request } = openPage('A');
  loadScripts(SCRIPTS);
  pass(ms);
  expect(await request(token)).toBe('answer 3');
  expect(calls[0]?.init.signal?.aborted).toBe(true);
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
  const { calls, page, pass, takeFirstFile } = openPage(
    'A',
    drawnList,
    new Response('{"code":"000"}', { headers: { date } }),
  );
  expect(calls.map(({ address, init }) => [address, init.body])).toEqual([[SCHEMES, '{"file_index":0}']]);
  expect(await (await page.firstReads?.drawnAnswer)?.json()).toEqual({ code: '000' });
  pass(30_000);
  const taken = (await takeFirstFile()) as Response;
  expect(await taken.json()).toEqual({ code: '000' });
  expect(calls).toHaveLength(1);
  // Read so late, the date would set the provider's clock back.
  expect(taken.headers.get('date')).toBeNull();
});

test('nothing is read for the drawing of a page without a token', () => {
  const { calls, page } = openPage(null, drawnList);
  expect(calls).toEqual([]);
  expect(page.firstReads?.drawnAnswer).toBeUndefined();
});

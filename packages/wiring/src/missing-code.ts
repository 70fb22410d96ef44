import type { Stores } from './stores.ts';

/** The code of a page or of its frame could not be loaded. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
  /** Fetches the code again. */
  readonly again: () => Promise<unknown>;

  constructor(again: () => Promise<unknown>, cause: unknown) {
    super('NotFetched', { cause });
    this.again = again;
  }
}

/**
 * The remedy for code that could not be loaded: wait, reload because the server has another version of the app, or
 * reload because the browser caches the failure and sends no second request.
 */
export type Remedy = 'waiting' | 'newVersion' | 'stuck';

const version = (): string => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry === null ? '' : new URL(entry.src).pathname;
};

/** The scripts that the browser has requested since then, including failed requests. */
const askedFor = (since: number): readonly PerformanceResourceTiming[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => startTime >= since && new URL(name).pathname.endsWith('.js'));

/** Only another version removes a script; the new page may still come from a server without that version. */
const isGone = ({ responseStatus }: PerformanceResourceTiming) => responseStatus === 404 || responseStatus === 410;

/** Asks the app's own server, because the import error does not contain the reason. */
async function remedyFor(since: number): Promise<Remedy> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    if (!page.ok) return 'waiting';
    const asked = askedFor(since);
    if (!(await page.text()).includes(version()) || asked.some(isGone)) return 'newVersion';
    return asked.length > 0 ? 'waiting' : 'stuck';
  } catch {
    return 'waiting';
  }
}

const KEY = 'reloaded';

/** The path at which this document was opened, even if the router has changed the address since. */
const openedAt = (): string =>
  performance
    .getEntriesByType('navigation')
    .map(({ name }) => new URL(name).pathname)
    .join('');

/**
 * Reloads the page, but only once for each address and version, and not again right after a reload: a page that cannot
 * be loaded must not reload for ever.
 */
export function reloadOnce({ session }: Stores): void {
  const { pathname } = location;
  const here = `${version()} ${pathname}`;
  const before = (session.getItem(KEY) ?? '').split('\n');
  const isReloaded = openedAt() === pathname && before.at(-1)?.endsWith(` ${pathname}`) === true;
  if (isReloaded || before.includes(here)) return;
  session.setItem(KEY, [...before, here].join('\n'));
  location.reload();
}

const MOST_CALLS = 10_000;
const SOON = 2_000;
const SELDOM = 60_000;

/** The result of an attempt. */
export type News = 'here' | Remedy;

export interface Pursuit {
  /** Retries at once. */
  readonly again: () => Promise<News>;
  readonly stop: () => void;
}

/**
 * Retries to fetch the missing code: at once, when the network is back, and automatically with growing pauses. Reports
 * the result of each automatic attempt.
 */
export function pursue({ again: fetchAgain }: NotFetched, tell: (news: News) => void): Pursuit {
  const stopped = new AbortController();
  let underWay: Promise<News> | null = null;
  const attempt = async (): Promise<News> => {
    const since = performance.now();
    return fetchAgain().then(
      () => 'here',
      () => remedyFor(since),
    );
  };
  const again = () => {
    underWay ??= attempt().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const byItself = async () => {
    const news = await again();
    if (!stopped.signal.aborted) tell(news);
  };
  let pause = SOON;
  let timer = 0;
  const now = async () => {
    if (document.visibilityState === 'visible') await byItself();
    pause = Math.min(pause * 2, SELDOM);
    if (!stopped.signal.aborted) later();
  };
  const later = () => {
    timer = window.setTimeout(() => void now(), pause);
  };
  void byItself();
  later();
  addEventListener('online', () => void byItself(), { signal: stopped.signal });
  return {
    again,
    stop: () => {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}

/**
 * Watches for code of an open page that cannot be loaded. Reports only if a reload is the remedy; the person decides
 * about the reload. Only a built app emits the event (`vite:preloadError`).
 */
export function watchParts(tell: (remedy: 'newVersion' | 'stuck') => void): () => void {
  const stopped = new AbortController();
  // By default a browser records 250 requests, and an open page sends more.
  performance.setResourceTimingBufferSize(MOST_CALLS);
  const failedAt = new Map<string, number>();
  const note = async ({ payload }: { readonly payload: Error }) => {
    const since = failedAt.get(payload.message) ?? 0;
    failedAt.set(payload.message, performance.now());
    const remedy = await remedyFor(since);
    if (remedy !== 'waiting' && !stopped.signal.aborted) tell(remedy);
  };
  addEventListener('vite:preloadError', (event) => void note(event), { signal: stopped.signal });
  return () => stopped.abort();
}

import type { Stores } from './stores.ts';

/** The code of a page or of what stands around it did not come. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
  /** Fetches it anew. */
  readonly again: () => Promise<unknown>;

  constructor(again: () => Promise<unknown>, cause: unknown) {
    super('NotFetched', { cause });
    this.again = again;
  }
}

/**
 * What is left to do about code that did not come: wait, reload the page because the server has another version of the app,
 * or reload it because the browser keeps the failure in mind and asks no second time.
 */
export type Remedy = 'waiting' | 'newVersion' | 'stuck';

const version = (): string => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry === null ? '' : new URL(entry.src).pathname;
};

/** The scripts that the browser has asked for since then. Failed calls are noted as well. */
const askedFor = (since: number): readonly PerformanceResourceTiming[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => startTime >= since && new URL(name).pathname.endsWith('.js'));

/** A script is never taken away but by another version; its page may still come from a server that has not got it. */
const isGone = ({ responseStatus }: PerformanceResourceTiming) => responseStatus === 404 || responseStatus === 410;

/** Asks the app's own server, which a page that could not be fetched does not tell. */
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

/** Where this document was opened, whatever the router has made of the address since. */
const openedAt = (): string =>
  performance
    .getEntriesByType('navigation')
    .map(({ name }) => new URL(name).pathname)
    .join('');

/**
 * Reloads the page, but never twice at one address of one version, and not again what a reload has just opened: a page that
 * does not come is no reason to go on for ever.
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

/** What a try has come to. */
export type News = 'here' | Remedy;

export interface Pursuit {
  /** Tries at once. */
  readonly again: () => Promise<News>;
  readonly stop: () => void;
}

/** Tries to fetch what is missing at once, when the network is back and, ever more seldom, by itself; tells what each of those tries has come to. */
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
 * Watches for parts of a page in use that do not come, whoever asked for them: tells when nothing but a reload helps, which
 * is the person's to choose. Only a built app tells of them (`vite:preloadError`).
 */
export function watchParts(tell: (remedy: 'newVersion' | 'stuck') => void): () => void {
  const stopped = new AbortController();
  // Left to itself a browser notes 250 calls and then no more, and a page in use makes many.
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

import type { BrowserStores } from './stores.ts';

/** The code of a page or of its frame could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Fetches the code again. */
  readonly retry: () => Promise<unknown>;

  constructor(retry: () => Promise<unknown>, cause: unknown) {
    super('ChunkLoadError', { cause });
    this.retry = retry;
  }
}

/**
 * The remedy for code that could not be loaded: wait, reload because the server has another version of the app, or
 * reload because the browser caches the failure and sends no second request.
 */
export type ChunkLoadRemedy = 'waiting' | 'newVersion' | 'stuck';

const entryScriptPath = (): string => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry === null ? '' : new URL(entry.src).pathname;
};

/** The scripts that the browser has requested since then, including failed requests. */
const findRequestedScripts = (since: number): readonly PerformanceResourceTiming[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => startTime >= since && new URL(name).pathname.endsWith('.js'));

/** Only another version removes a script; the new page may still come from a server without that version. */
const isScriptRemoved = ({ responseStatus }: PerformanceResourceTiming) =>
  responseStatus === 404 || responseStatus === 410;

/** Queries the app's own server, because the import error does not contain the reason. */
async function findRemedy(since: number): Promise<ChunkLoadRemedy> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    if (!page.ok) return 'waiting';
    const scripts = findRequestedScripts(since);
    if (!(await page.text()).includes(entryScriptPath()) || scripts.some(isScriptRemoved)) return 'newVersion';
    return scripts.length > 0 ? 'waiting' : 'stuck';
  } catch {
    return 'waiting';
  }
}

const RELOADS_KEY = 'reloaded';

/** The path at which this document was opened, even if the router has changed the address since. */
const openedPath = (): string =>
  performance
    .getEntriesByType('navigation')
    .map(({ name }) => new URL(name).pathname)
    .join('');

/**
 * Reloads the page, but only once for each address and version, and not again right after a reload: a page that cannot
 * be loaded must not reload for ever.
 */
export function reloadOnce({ session }: BrowserStores): void {
  const { pathname } = location;
  const reload = `${entryScriptPath()} ${pathname}`;
  const before = (session.getItem(RELOADS_KEY) ?? '').split('\n');
  const isReloaded = openedPath() === pathname && before.at(-1)?.endsWith(` ${pathname}`) === true;
  if (isReloaded || before.includes(reload)) return;
  session.setItem(RELOADS_KEY, [...before, reload].join('\n'));
  location.reload();
}

const MAX_RESOURCE_TIMINGS = 10_000;
const FIRST_RETRY_DELAY_MS = 2_000;
const MAX_RETRY_DELAY_MS = 60_000;

/** The result of an attempt. */
export type ChunkRetryResult = 'loaded' | ChunkLoadRemedy;

export interface ChunkRetries {
  /** Retries at once. */
  readonly retryNow: () => Promise<ChunkRetryResult>;
  readonly stop: () => void;
}

/**
 * Retries to fetch the missing code: at once, when the network is back, and automatically with growing pauses. Reports
 * the result of each automatic attempt.
 */
export function startChunkRetries({ retry }: ChunkLoadError, report: (result: ChunkRetryResult) => void): ChunkRetries {
  const stopped = new AbortController();
  let running: Promise<ChunkRetryResult> | null = null;
  const attempt = async (): Promise<ChunkRetryResult> => {
    const since = performance.now();
    return retry().then(
      () => 'loaded',
      () => findRemedy(since),
    );
  };
  const retryNow = () => {
    running ??= attempt().finally(() => {
      running = null;
    });
    return running;
  };
  const retryAndReport = async () => {
    const result = await retryNow();
    if (!stopped.signal.aborted) report(result);
  };
  let delay = FIRST_RETRY_DELAY_MS;
  let timer = 0;
  const retryIfVisible = async () => {
    if (document.visibilityState === 'visible') await retryAndReport();
    delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS);
    if (!stopped.signal.aborted) scheduleRetry();
  };
  const scheduleRetry = () => {
    timer = window.setTimeout(() => void retryIfVisible(), delay);
  };
  void retryAndReport();
  scheduleRetry();
  addEventListener('online', () => void retryAndReport(), { signal: stopped.signal });
  return {
    retryNow,
    stop: () => {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}

/**
 * Watches for code of an open page that cannot be loaded. Reports only if a reload is the remedy; the user decides
 * about the reload. Only a built app emits the event (`vite:preloadError`).
 */
export function watchChunkLoadErrors(report: (remedy: 'newVersion' | 'stuck') => void): () => void {
  const stopped = new AbortController();
  // By default a browser records 250 requests, and an open page sends more.
  performance.setResourceTimingBufferSize(MAX_RESOURCE_TIMINGS);
  const failedAt = new Map<string, number>();
  const handlePreloadError = async ({ payload }: { readonly payload: Error }) => {
    const since = failedAt.get(payload.message) ?? 0;
    failedAt.set(payload.message, performance.now());
    const remedy = await findRemedy(since);
    if (remedy !== 'waiting' && !stopped.signal.aborted) report(remedy);
  };
  addEventListener('vite:preloadError', (event) => void handlePreloadError(event), { signal: stopped.signal });
  return () => stopped.abort();
}

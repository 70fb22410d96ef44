import { type Locator, type Page } from 'playwright';
import { inBrowser } from './page-bytes.ts';

/** Slow 4G, and a processor a quarter as fast as this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWNESS = 4;

/** Milliseconds from asking for the address to what a person sees. */
export interface Sight {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** A field stands there and takes typing; NaN on a page without one. */
  readonly typing: number;
}

export interface Visit {
  readonly url: string;
  /** Puts into the browser what the visitor brings along. */
  readonly arrive?: (page: Page) => Promise<void>;
  /** What stands on the page once it is there. */
  readonly content: (page: Page) => Locator;
}

/** Runs in the page, before all else. */
function watch(): void {
  const sight = { largestPaint: 0, typing: Number.NaN };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) sight.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const field = document.querySelector('input');
    if (field === null || field.disabled || field.readOnly || field.offsetHeight === 0) requestAnimationFrame(look);
    else sight.typing = performance.now();
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { sight });
}

/** Opens a page for the first time on a slow phone. */
export const seenOnSlowPhone = ({ url, arrive, content }: Visit): Promise<Sight> =>
  inBrowser(async (page) => {
    page.setDefaultTimeout(60_000);
    await arrive?.(page);
    await page.addInitScript(watch);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    await page.goto(url);
    await content(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => ({
      ...(globalThis as unknown as { sight: Sight }).sight,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
  });

import { type Locator, type Page } from 'playwright';
import { withBrowserPage } from './page-bytes.ts';

/** Slow 4G: milliseconds, and bytes a second. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Factor by which the phone is slower than this machine. */
const SLOWNESS = 4;

/** Milliseconds from asking for the address to what a person sees. */
export interface PaintTimings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** A field is shown and accepts typing; NaN on a page without one. */
  readonly typing: number;
  /** The first element of `usableSelector` is shown; NaN without a selector. */
  readonly usable: number;
}

export interface PageVisit {
  readonly url: string;
  /** Puts into the browser what the visitor brings along. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Content that the complete page shows. */
  readonly content: (page: Page) => Locator;
  /** Element with which the visitor can begin. */
  readonly usableSelector?: string;
}

/** Runs in the page, before all else. */
function watchPaints(usableSelector: string | null): void {
  const sight = { largestPaint: 0, typing: Number.NaN, usable: Number.NaN };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) sight.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const pollField = () => {
    const field = document.querySelector('input');
    if (field === null || field.disabled || field.readOnly || field.offsetHeight === 0)
      requestAnimationFrame(pollField);
    else sight.typing = performance.now();
  };
  requestAnimationFrame(pollField);
  const pollUsable = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null || element.offsetHeight === 0) requestAnimationFrame(() => pollUsable(selector));
    // Once the frame that has it is drawn.
    else requestAnimationFrame(() => (sight.usable = performance.now()));
  };
  if (usableSelector !== null) requestAnimationFrame(() => pollUsable(usableSelector));
  Object.assign(globalThis, { sight });
}

/** Opens a page for the first time on a slow phone. Lighthouse waits for the largest paint, not for a named content. */
export const measureOnSlowPhone = ({
  url,
  prepare: arrive,
  content,
  usableSelector,
}: PageVisit): Promise<PaintTimings> =>
  withBrowserPage(async (page) => {
    await arrive?.(page);
    await page.addInitScript(watchPaints, usableSelector ?? null);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    await page.goto(url);
    await content(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => ({
      ...(globalThis as unknown as { sight: PaintTimings }).sight,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
  });

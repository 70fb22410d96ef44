import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { PICTURE_THEMES, PICTURE_WIDTHS, type PictureTheme, type PictureWidth } from '../../results.ts';
import { formatAccessibilityTree } from './accessibility-lines.ts';
import type { CaptureStore } from './capture-store.ts';
import { followRequests } from './follow-requests.ts';
import { freezePage } from './freeze-page.ts';
import { showStory, type ShowRequest } from './show-story.ts';
import type { CapturedLines, CapturedPicture, StoryCapture } from './story-capture.ts';

/** Friday 20 November 2026, 10:30 in India, the present moment of every story. */
const STORY_NOW = Date.UTC(2026, 10, 20, 5, 0);
const limits = { now: STORY_NOW, longestTimer: 600, acceleration: 10, longestWait: 60_000 };
const STORY_TIMEOUT_MS = 120_000;
const heights: Readonly<Record<PictureWidth, number>> = { 360: 740, 1280: 860 };

/** Storybook shows the end of animations to a browser of this name, and does not wait for them. */
const TEST_RUNNER = '(StorybookTestRunner)';
/** Content out of sight is drawn too, and nothing moves. */
const stillStyle = `*, ::before, ::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
  content-visibility: visible !important;
  will-change: auto !important;
  scroll-behavior: auto !important;
}`;
/** The browser cannot draw much higher pictures. The rest of a long list is compared as text. */
const MAX_HEIGHT = 8_000;
const MAX_ATTEMPTS = 5;

class StoryError extends Error {
  override readonly name = 'StoryError';
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoryError('The story never finished rendering.')), STORY_TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

interface PageSetup {
  readonly browser: Browser;
  /** Address of a built review room. */
  readonly address: string;
  readonly store: CaptureStore;
}

/** A page of a review room that captures stories without being loaded again. It opens for its first story. */
export function createStoryPage({ browser, address, store }: PageSetup) {
  let context: BrowserContext;
  let page: Page;
  let session: CDPSession;
  let requests: Awaited<ReturnType<typeof followRequests>>;
  let isReady = false;
  let hasLightTheme = true;

  async function settle() {
    do {
      await requests.wait();
      if (!(await page.evaluate(() => globalThis.frozenPage.settle())))
        throw new StoryError('The story never comes to rest: its page changes all the time.');
    } while (!requests.isIdle());
  }

  async function setWidth(width: PictureWidth) {
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: heights[width],
      deviceScaleFactor: 1,
      mobile: false,
    });
  }

  async function open(first: string) {
    const userAgent = `${await readUserAgent(browser)} ${TEST_RUNNER}`;
    const [width] = PICTURE_WIDTHS;
    const viewport = { width, height: heights[width] };
    const look = {
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    } as const;
    context = await browser.newContext({ ...look, viewport, userAgent, serviceWorkers: 'block' });
    page = await context.newPage();
    session = await context.newCDPSession(page);
    requests = await followRequests(session);
    await page.addInitScript(freezePage, limits);
    await page.goto(`${address}/iframe.html?id=${first}&viewMode=story&globals=theme:light`);
    await page.addStyleTag({ content: stillStyle });
    await page.waitForFunction(
      () => '__STORYBOOK_PREVIEW__' in globalThis && document.body.className.includes('sb-show'),
    );
    await settle();
    hasLightTheme = true;
    isReady = true;
  }

  async function show(request: ShowRequest) {
    const failure = await page.evaluate(showStory, request);
    if (failure !== null) throw new StoryError(failure);
    await settle();
  }

  async function setTheme(story: string, theme: PictureTheme) {
    await show({ story, theme });
    hasLightTheme = theme === 'light';
  }

  async function takePicture(width: PictureWidth, theme: PictureTheme): Promise<CapturedPicture> {
    const viewportHeight = heights[width];
    const contentHeight = await page.evaluate(readContentHeight);
    const height = Math.min(Math.max(viewportHeight, contentHeight), MAX_HEIGHT);
    const clip = { x: 0, y: 0, width, height, scale: 1 };
    const isTall = height > viewportHeight;
    const look = { format: 'png', optimizeForSpeed: true, captureBeyondViewport: isTall, clip } as const;
    let { data } = await session.send('Page.captureScreenshot', look);
    // The first picture of a high page can lack parts outside the window.
    for (let attempt = 1, last = ''; isTall && data !== last && attempt < MAX_ATTEMPTS; attempt += 1) {
      last = data;
      ({ data } = await session.send('Page.captureScreenshot', look));
    }
    return { width, theme, hash: store.addPicture(Buffer.from(data, 'base64')) };
  }

  async function readLines(width: PictureWidth): Promise<CapturedLines> {
    const shown = await page.evaluate(() => document.body.innerText);
    const text = shown.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return { width, text: text.filter((line) => line !== ''), accessibility: formatAccessibilityTree(nodes) };
  }

  async function captureLooks(story: string): Promise<StoryCapture> {
    const [narrow, wide] = PICTURE_WIDTHS;
    const [light, dark] = PICTURE_THEMES;
    if (!hasLightTheme) await setTheme(story, light);
    await setWidth(narrow);
    const countImports = () => page.evaluate(() => globalThis.frozenPage.countImports());
    const loaded = await countImports();
    await show({ story, theme: null });
    // A story must not depend on the code that earlier stories have loaded.
    if ((await countImports()) !== loaded) await show({ story, theme: null });
    const pictures = [await takePicture(narrow, light)];
    const lines = [await readLines(narrow)];
    await setWidth(wide);
    await settle();
    pictures.push(await takePicture(wide, light));
    lines.push(await readLines(wide));
    await setTheme(story, dark);
    pictures.push(await takePicture(wide, dark));
    await setWidth(narrow);
    await settle();
    pictures.push(await takePicture(narrow, dark));
    return { flow: await page.evaluate(readShownFlow), lines, pictures };
  }

  return {
    /** Captures a story. Throws if it fails or never comes to rest; the page serves the next story all the same. */
    async capture(story: string): Promise<StoryCapture> {
      try {
        return await withTimeout(
          (async () => {
            if (!isReady) await open(story);
            return captureLooks(story);
          })(),
        );
      } catch (error) {
        isReady = false;
        await context.close();
        throw error;
      }
    },
    close: () => (isReady ? context.close() : Promise.resolve()),
  };
}

async function readUserAgent(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { userAgent } = await session.send('Browser.getVersion');
  await session.detach();
  return userAgent.replace('Headless', '');
}

/** Runs in the page: its height. A modal dialog is placed in the window, so the page behind it has no height of its own. */
const readContentHeight = () =>
  document.querySelector('dialog:modal, [aria-modal="true"]') === null ? document.documentElement.scrollHeight : 0;

/** Runs in the page: the id of the machine that the shown story plays. */
function readShownFlow(): string | null {
  interface StoryParameters {
    readonly flow?: { readonly journeys?: { readonly flow?: { readonly machine?: { readonly id?: string } } } };
  }
  interface ShownRender {
    readonly currentRender?: { readonly story?: { readonly parameters?: StoryParameters } };
  }
  const { currentRender } = globalThis.__STORYBOOK_PREVIEW__ as ShownRender;
  return currentRender?.story?.parameters?.flow?.journeys?.flow?.machine?.id ?? null;
}

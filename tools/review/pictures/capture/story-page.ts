import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { PICTURE_THEMES, PICTURE_WIDTHS, type PictureTheme, type PictureWidth } from '../../results.ts';
import { formatAccessibilityTree } from './accessibility-lines.ts';
import type { CaptureStore } from './capture-store.ts';
import { followRequests } from './follow-requests.ts';
import { freezePage } from './freeze-page.ts';
import { readPage } from './read-page.ts';
import { showStory, type ShowRequest } from './show-story.ts';
import type { CapturedLines, CapturedPicture, StoryCapture } from './story-capture.ts';

/** Friday 20 November 2026, 10:30 in India, the present moment of every story. */
const STORY_NOW = Date.UTC(2026, 10, 20, 5, 0);
const limits = { now: STORY_NOW, longestTimer: 600, acceleration: 10, longestWait: 60_000 };
const STORY_TIMEOUT_MS = 120_000;
const heights: Readonly<Record<PictureWidth, number>> = { 360: 740, 1280: 860 };

/** Content out of sight is drawn too, and nothing moves. A slow story would be hidden when its field takes the focus. */
const stillStyle = `*, ::before, ::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
  content-visibility: visible !important;
  will-change: auto !important;
  scroll-behavior: auto !important;
}
.sb-show-preparing-story > #storybook-root {
  display: block !important;
}`;
/** The browser cannot draw much higher pictures. The rest of a long list is compared as text. */
const MAX_HEIGHT = 8_000;

const look = {
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  serviceWorkers: 'block',
} as const;

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

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

interface OpenedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly requests: Awaited<ReturnType<typeof followRequests>>;
}

async function openPage(browser: Browser): Promise<OpenedPage> {
  const context = await browser.newContext(look);
  context.setDefaultTimeout(STORY_TIMEOUT_MS);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = await followRequests(session);
  await page.addInitScript(freezePage, limits);
  return { context, page, session, requests };
}

interface StoryPlace {
  /** Address of a built review room. */
  readonly address: string;
  /** Stories file of the story. The page is loaded again for another file, so that a story depends on no other file. */
  readonly file: string;
  readonly story: string;
}

/** A page that captures stories of review rooms one after another. */
export function createStoryPage(browser: Browser, store: CaptureStore) {
  let opened: OpenedPage | null = null;
  let loadedFile = '';

  async function captureOn({ page, session, requests }: OpenedPage, { address, file, story }: StoryPlace) {
    /** Acts until the page is at rest: it does not know about requests itself. */
    async function settle(failure: string | null) {
      let last = failure;
      while (last === null && !requests.isIdle()) {
        await requests.wait();
        last = await page.evaluate(() => globalThis.frozenPage.settle());
      }
      if (last !== null) throw new StoryError(last);
    }
    const show = async (request: ShowRequest) => settle(await page.evaluate(showStory, request));
    const setSize = (width: PictureWidth, height: number) =>
      session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
    const setSettledSize = async (width: PictureWidth, height: number) => {
      await setSize(width, height);
      await settle(await page.evaluate(() => globalThis.frozenPage.settle()));
    };

    async function load() {
      requests.forget();
      await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=theme:light`);
      await page.addStyleTag({ content: stillStyle });
      await page.waitForFunction(
        () => '__STORYBOOK_PREVIEW__' in globalThis && document.body.className.includes('sb-show'),
      );
      await settle(await page.evaluate(() => globalThis.frozenPage.settle()));
    }

    async function takePicture(width: PictureWidth, theme: PictureTheme): Promise<CapturedPicture> {
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      return { width, theme, hash: store.addPicture(Buffer.from(data, 'base64')) };
    }

    async function captureWidth(width: PictureWidth, [first, second]: readonly [PictureTheme, PictureTheme]) {
      const [reading, { nodes }] = await Promise.all([
        page.evaluate(readPage),
        session.send('Accessibility.getFullAXTree'),
      ]);
      // A window as high as the page shows all of it in one frame, with fixed parts at its ends.
      const height = Math.min(Math.max(heights[width], reading.height), MAX_HEIGHT);
      if (height > heights[width]) await setSettledSize(width, height);
      const pictures = [await takePicture(width, first)];
      await show({ story, theme: second });
      pictures.push(await takePicture(width, second));
      const accessibility = formatAccessibilityTree(nodes);
      const lines: CapturedLines = { width, text: splitLines(reading.text), accessibility };
      return { flow: reading.flow, lines, pictures };
    }

    const [narrow, wide] = PICTURE_WIDTHS;
    const [light, dark] = PICTURE_THEMES;
    await setSize(narrow, heights[narrow]);
    if (loadedFile !== `${address} ${file}`) await load();
    loadedFile = `${address} ${file}`;
    const loaded = requests.count();
    await show({ story, theme: null });
    // A story must not depend on the code that earlier stories have loaded.
    if (requests.count() !== loaded) await show({ story, theme: null });
    const { flow, ...inNarrow } = await captureWidth(narrow, [light, dark]);
    await setSettledSize(wide, heights[wide]);
    const inWide = await captureWidth(wide, [dark, light]);
    const pictures = [...inNarrow.pictures, ...inWide.pictures.toReversed()];
    return { flow, lines: [inNarrow.lines, inWide.lines], pictures };
  }

  async function close() {
    const closed = opened;
    opened = null;
    loadedFile = '';
    await closed?.context.close();
  }

  return {
    /** Captures a story. Throws if it fails or never comes to rest; the page serves the next story all the same. */
    async capture(place: StoryPlace): Promise<StoryCapture> {
      try {
        opened ??= await openPage(browser);
        return await withTimeout(captureOn(opened, place));
      } catch (error) {
        await close();
        throw error;
      }
    },
    close,
  };
}

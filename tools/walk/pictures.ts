import { errors, type Browser, type Page } from 'playwright';
import { signIn } from '../bench/bench-stack.ts';
import { signInStaff } from './staff-session.ts';
import { type Stack } from '../serve/stack.ts';
import { type Visit } from './visit.ts';

/** Colours of the app, or those of the system, which replace them. */
export const THEMES = ['light', 'dark', 'forced'] as const;
export type Theme = (typeof THEMES)[number];

export interface Look {
  /** CSS pixels. */
  readonly width: number;
  /** A picture of each. */
  readonly themes: readonly Theme[];
  /** The whole page instead of a window. */
  readonly isFull: boolean;
  /** Size of the text that the browser is set to, in percent. */
  readonly textPercent: number;
}

export interface VisitResult {
  /** PNG, by theme. */
  readonly pictures: ReadonlyMap<Theme, Buffer>;
  /** The first line of the error of a step that failed; the page is pictured where it failed. */
  readonly failure: string | null;
}

/** Widest window that is treated as a phone, in CSS pixels. */
const WIDEST_PHONE = 480;
/** Highest window that shows a whole page, in CSS pixels: of a long list its beginning is enough. */
const HIGHEST_WINDOW = 4000;

/** Waits until the window has no placeholder of content that is loading. */
const waitForContent = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[data-loading]')].every((placeholder) => {
      const { top, bottom } = placeholder.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight;
    }),
  );

/** Waits for the requests of the page. An embedded form that is removed while it loads is a request without an end. */
const waitForRequests = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 4000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });

/** Makes the window as high as the page: a bar that sticks to the window would lie over the middle of the picture. */
async function showWholePage(page: Page, width: number): Promise<void> {
  const fitHeight = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, HIGHEST_WINDOW) });
    await waitForRequests(page);
    await waitForContent(page);
  };
  await fitHeight();
  // Content below the first window loads when it is visible, and is higher than its placeholder.
  await fitHeight();
}

/** Pixels of the text of a browser without a setting. */
const STANDARD_TEXT_PX = 16;

/** Sets the text size of the browser, to which media queries in `rem` respond too. */
async function setTextSize(page: Page, textPercent: number): Promise<void> {
  if (textPercent === 100) return;
  const session = await page.context().newCDPSession(page);
  const standard = Math.round((STANDARD_TEXT_PX * textPercent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** Takes a picture of a visit in each theme. */
export async function takePictures(
  browser: Browser,
  stack: Stack,
  { path, persona, app = 'investor', act }: Visit,
  { width, themes, isFull, textPercent }: Look,
): Promise<VisitResult> {
  const isPhone = width <= WIDEST_PHONE;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 740 : 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: themes[0] === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await setTextSize(page, textPercent);
    if (persona !== null) await (app === 'backoffice' ? signInStaff : signIn)(page, stack, persona);
    await page.goto(`${stack[app]}${path}`);
    let failure: string | null = null;
    try {
      await waitForRequests(page);
      await act?.(page);
      await waitForRequests(page);
      await waitForContent(page);
      const hasDialog = (await page.locator('dialog[open]').count()) > 0;
      // A dialog is as high as the window allows.
      if (isFull && !hasDialog) await showWholePage(page, width);
    } catch (error) {
      failure = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    }
    const pictures = new Map<Theme, Buffer>();
    for (const theme of themes) {
      await page.emulateMedia({
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        forcedColors: theme === 'forced' ? 'active' : 'none',
      });
      pictures.set(theme, await page.screenshot());
    }
    return { pictures, failure };
  } finally {
    await context.close();
  }
}

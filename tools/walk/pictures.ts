import { type Browser, type Page } from 'playwright';
import { signIn } from '../bench/bench-stack.ts';
import { type Stack } from '../serve/stack.ts';
import { type Visit } from './visit.ts';

export interface Look {
  /** CSS pixels. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** The whole page instead of a window. */
  readonly isFull: boolean;
}

/** Widest window that is treated as a phone, in CSS pixels. */
const WIDEST_PHONE = 480;

/** Waits until the window has no placeholder of content that is loading. */
const waitForContent = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[data-loading]')].every((placeholder) => {
      const { top, bottom } = placeholder.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight;
    }),
  );

/** Takes the picture of a visit as PNG; a step that fails is named, and the page is pictured where it failed. */
export async function takePicture(
  browser: Browser,
  stack: Stack,
  { path, persona, act }: Visit,
  { width, theme, isFull }: Look,
): Promise<{ readonly picture: Buffer; readonly failure: string | null }> {
  const isPhone = width <= WIDEST_PHONE;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 740 : 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (persona !== null) await signIn(page, stack, persona);
    await page.goto(`${stack.investor}${path}`);
    await page.waitForLoadState('networkidle');
    let failure: string | null = null;
    try {
      await act?.(page);
      await page.waitForLoadState('networkidle');
      await waitForContent(page);
    } catch (error) {
      failure = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    }
    return { picture: await page.screenshot({ fullPage: isFull }), failure };
  } finally {
    await context.close();
  }
}

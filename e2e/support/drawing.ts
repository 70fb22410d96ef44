import type { Page } from '@playwright/test';
import { expect, stack } from './test.ts';

/** Holds the first script of the app back, which every page of a session runs. */
export async function holdApp(page: Page, address: string): Promise<() => void> {
  const app = Promise.withResolvers<undefined>();
  const html = await (await page.request.get(stack.investor + address)).text();
  const [, entry = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  await page.route(`**${entry}`, async (route) => {
    await app.promise;
    await route.continue();
  });
  return () => app.resolve(undefined);
}

/** Waits for the page of the app: its drawing is removed when it is shown. */
export const expectApp = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.querySelector('#root')?.previousElementSibling?.tagName))
    .not.toBe('DIV');

/** Returns whether a drawing is shown in place of the app. */
export const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector<HTMLElement>('#root')?.hidden === true);

/** Reads what the page shows without page links: texts, addresses, names, and the place of what is in the window. */
export function readShownPage(): readonly string[] {
  const isShown = (element: Element) => element.checkVisibility() && element.closest('[role=menu]') === null;
  const textOf = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue)
      .join('');
  const placeOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return y + height <= innerHeight ? [x, y, width, height].map(Math.round).join(' ') : 'below';
  };
  const parts = ['header', 'main', 'nav[aria-label] a'].flatMap((selector) => [
    ...document.querySelectorAll(`${selector}, ${selector} *`),
  ]);
  return parts
    .filter((element) => isShown(element) && element.closest('main nav') === null)
    .map((element) =>
      [
        element.tagName,
        element.getAttribute('href'),
        element.getAttribute('aria-label'),
        element.getAttribute('data-tone'),
        element.getAttribute('d'),
        element.getAttribute('style'),
        textOf(element),
        placeOf(element),
      ].join('|'),
    );
}

/** Records the shifts of the layout; runs in the page, before all else. */
export function recordShifts(): void {
  const shifts: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { shifts });
}

interface Shifts {
  shifts: number[];
}

/** Returns the sum of the recorded shifts and begins a new sum. */
export const takeShifts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { shifts } = globalThis as unknown as Shifts;
    return shifts.splice(0).reduce((sum, shift) => sum + shift, 0);
  });

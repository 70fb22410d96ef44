import type { Locator, Page } from '@playwright/test';
import { createTouchInput, type UserInput } from './user-input.ts';

/** Effort of a journey: taps, visited pages, and swipes that bring the next target into view. */
export interface Effort {
  readonly taps: number;
  readonly pages: number;
  readonly scrolls: number;
}

/** Creates a touch input that counts taps and swipes; pages are counted by changes of the path. */
export function createCountingInput(page: Page): { readonly hand: UserInput; readonly effort: () => Effort } {
  const paths: string[] = [];
  let taps = 0;
  let scrolls = 0;
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return;
    const { origin, pathname } = new URL(frame.url());
    const place = origin + pathname.replace(/\/$/, '');
    if (paths.at(-1) !== place) paths.push(place);
  });
  const countReach = async (target: Locator): Promise<void> => {
    await target.waitFor({ state: 'attached' });
    await target.evaluate(waitUntilStill);
    scrolls += await target.evaluate(countSwipes);
    taps += 1;
  };
  const { press, type, choose, tick, upload } = createTouchInput(page);
  return {
    effort: () => ({ taps, pages: paths.length, scrolls }),
    hand: {
      press: async (target) => {
        await countReach(target);
        await press(target);
      },
      type: async (target, text) => {
        // A code field that already has the focus needs no tap.
        if (await target.evaluate((element) => element === document.activeElement)) {
          scrolls += await target.evaluate(countSwipes);
          await page.keyboard.type(text);
          return;
        }
        await countReach(target);
        await type(target, text);
      },
      choose: async (target, label) => {
        await countReach(target);
        await choose(target, label);
      },
      tick: async (target) => {
        await countReach(target);
        await tick(target);
      },
      upload: async (target, file) => {
        await countReach(target);
        await upload(target, file);
      },
    },
  };
}

/** Waits until an element has not moved for three frames; runs in the page. */
async function waitUntilStill(element: Element): Promise<void> {
  const waitForFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  let [before, still] = [Number.NaN, 0];
  while (still < 3) {
    await waitForFrame();
    const { top } = element.getBoundingClientRect();
    still = top === before ? still + 1 : 0;
    before = top;
  }
}

/** Counts the swipes of four fifths of the screen until the middle of an element is visible; runs in the page. */
function countSwipes(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  const middle = top + Math.min(height, window.innerHeight) / 2;
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isCovered = [...document.querySelectorAll('[data-foot], nav')].some((fixed) => {
    const place = fixed.getBoundingClientRect();
    return !fixed.contains(element) && place.height > 0 && place.top < middle && middle < place.bottom;
  });
  const isInSight = middle >= Math.max(0, bar) && middle <= window.innerHeight && !isCovered;
  const isFixed = element.closest('[data-foot], nav, dialog') !== null;
  if (isInSight || isFixed) return 0;
  const distance = Math.abs(middle - window.innerHeight / 2);
  return Math.max(1, Math.ceil(distance / (0.8 * window.innerHeight)));
}

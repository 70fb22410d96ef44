import type { Locator, Page } from '@playwright/test';
import { finger, type Hand } from './hand.ts';

/** What a way asks of a person: fingers put down, pages seen, and swipes to bring into sight what is pressed next. */
export interface Effort {
  readonly taps: number;
  readonly pages: number;
  readonly scrolls: number;
}

/** A finger that counts what it does; the pages are those of the address, however often one of them changes. */
export function countingFinger(page: Page): { readonly hand: Hand; readonly effort: () => Effort } {
  const paths: string[] = [];
  let taps = 0;
  let scrolls = 0;
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return;
    const { origin, pathname } = new URL(frame.url());
    const place = origin + pathname.replace(/\/$/, '');
    if (paths.at(-1) !== place) paths.push(place);
  });
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor({ state: 'attached' });
    await target.evaluate(standsStill);
    scrolls += await target.evaluate(swipesTo);
    taps += 1;
  };
  const { press, type, choose, tick, give } = finger(page);
  return {
    effort: () => ({ taps, pages: paths.length, scrolls }),
    hand: {
      press: async (target) => {
        await reach(target);
        await press(target);
      },
      type: async (target, text) => {
        // A code field that has the focus already asks for no finger.
        if (await target.evaluate((element) => element === document.activeElement)) {
          scrolls += await target.evaluate(swipesTo);
          await page.keyboard.type(text);
          return;
        }
        await reach(target);
        await type(target, text);
      },
      choose: async (target, label) => {
        await reach(target);
        await choose(target, label);
      },
      tick: async (target) => {
        await reach(target);
        await tick(target);
      },
      give: async (target, file) => {
        await reach(target);
        await give(target, file);
      },
    },
  };
}

/** Nobody turns a page that is still coming; runs in the page. */
async function standsStill(element: Element): Promise<void> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  let [before, still] = [Number.NaN, 0];
  while (still < 3) {
    await frame();
    const { top } = element.getBoundingClientRect();
    still = top === before ? still + 1 : 0;
    before = top;
  }
}

/** Swipes of four fifths of the screen until the middle of an element can be touched; runs in the page. */
function swipesTo(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  const middle = top + Math.min(height, window.innerHeight) / 2;
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isUnderFoot = [...document.querySelectorAll('[data-foot], nav')].some((fixed) => {
    const place = fixed.getBoundingClientRect();
    return !fixed.contains(element) && place.height > 0 && place.top < middle && middle < place.bottom;
  });
  const isInSight = middle >= Math.max(0, bar) && middle <= window.innerHeight && !isUnderFoot;
  const isFixed = element.closest('[data-foot], nav, dialog') !== null;
  if (isInSight || isFixed) return 0;
  const distance = Math.abs(middle - window.innerHeight / 2);
  return Math.max(1, Math.ceil(distance / (0.8 * window.innerHeight)));
}

import { afterEach, beforeEach, describe } from 'vitest';
import type { Locator } from 'vitest/browser';
import { button, expect, page, test, visit, type Investor } from './testing/app-test.tsx';
import { watchLayout } from '@folioflow/wiring/testing/layout-shifts';
import { pages, type Shown } from './testing/pages.ts';
import { movedBy } from '@folioflow/wiring/testing/presses';
import { firstNominee, invest, placeOrder } from './testing/steps/order.ts';

/** Pages that only a way leads to, as they are at its end. */
const reached = {
  'a checkout': () => invest('5000'),
  'an order to be paid': () => placeOrder('5000'),
} as const satisfies Record<string, () => Promise<void>>;

const inPage = (element: Element) => element.closest('main') !== null;
const inFrame = (element: Element) => !inPage(element);

/** Pressed in the page itself, so that the frame that answers is the next one. */
const pressNow = (control: Locator) => (control.element() as HTMLElement).click();

const widths = { phone: [360, 740], desktop: [1280, 800] } as const;

for (const [name, [width, height]] of Object.entries(widths)) {
  describe(`on a ${name}`, () => {
    beforeEach(() => page.viewport(width, height));
    afterEach(() => page.viewport(414, 896));

    const opened =
      (investor: Investor, { path, like, state, heading }: Shown) =>
      async () => {
        sessionStorage.clear();
        if (like !== undefined) await investor.signIn(like);
        visit(path, state);
        await expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      };

    for (const shown of Object.values<Shown>(pages)) {
      test(`nothing moves while ${shown.path} comes, nor by itself after any press`, async ({ investor, network }) => {
        const open = opened(investor, shown);
        expect(await movedBy({ open, isMeant: inPage, network })).toEqual([]);
      });
    }

    for (const shown of [pages.landing, pages.myKyc]) {
      test(`nothing moves by itself after any press in the frame of ${shown.path}`, async ({ investor, network }) => {
        const open = opened(investor, shown);
        expect(await movedBy({ open, isMeant: inFrame, network })).toEqual([]);
      });
    }

    for (const [what, reach] of Object.entries(reached)) {
      test(`nothing moves by itself after any press on ${what}`, async ({ investor, network }) => {
        const open = async () => {
          await investor.signIn();
          await reach();
        };
        expect(await movedBy({ open, isMeant: inPage, isReachedByOthers: true, network })).toEqual([]);
      });
    }

    test('nothing moves after a nominee is ticked: the form has its room beforehand', async ({ investor, network }) => {
      await investor.signIn();
      await invest('5000');
      await network.quiet();
      const review = button('Review').element();
      review.scrollIntoView({ block: 'end' });
      const layout = watchLayout();
      pressNow(firstNominee());
      await layout.forget();
      const before = review.getBoundingClientRect().top;
      await expect.element(page.getByRole('link', { name: 'Download' })).toBeVisible();
      await layout.expectStill();
      expect(review.getBoundingClientRect().top).toBe(before);
      layout.stop();
    });
  });
}

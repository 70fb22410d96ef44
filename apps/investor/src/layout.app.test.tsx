import { afterEach, beforeEach, describe } from 'vitest';
import type { Locator } from 'vitest/browser';
import { button, expect, page, test, visit, type Investor } from './testing/app-test.tsx';
import { watchLayoutShifts } from '@folioflow/wiring/testing/layout-shifts';
import { pages, type PageFixture } from './testing/pages.ts';
import { findLayoutShifts } from '@folioflow/wiring/testing/press-shifts';
import { firstNominee, invest, placeOrder } from './testing/steps/order.ts';
import { AT_AADHAAR, chartPath } from './testing/test-data.ts';

/** Pages that need earlier steps, by name, with these steps. */
const preparedPages = {
  'a checkout': () => invest('5000'),
  'an order to be paid': () => placeOrder('5000'),
} as const satisfies Record<string, () => Promise<void>>;

/** Pages with a banner while the KYC is not finished. */
const pagesWithKyc = { 'the portfolio': '/portfolio', 'the scheme list': '/schemeList', 'a scheme': chartPath };

const isInPage = (element: Element) => element.closest('main') !== null;
const isInFrame = (element: Element) => !isInPage(element);

/** Clicks in the page itself, so that the response is drawn in the next frame. */
const clickNow = (control: Locator) => (control.element() as HTMLElement).click();

const viewports = { phone: [360, 740], desktop: [1280, 800] } as const;

for (const [viewport, [width, height]] of Object.entries(viewports)) {
  describe(`on a ${viewport}`, () => {
    beforeEach(() => page.viewport(width, height));
    afterEach(() => page.viewport(414, 896));

    const createOpener =
      (investor: Investor, { path, like, state, heading }: PageFixture) =>
      async () => {
        sessionStorage.clear();
        if (like !== undefined) await investor.signIn(like);
        visit(path, state);
        await expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      };

    for (const shown of Object.values<PageFixture>(pages)) {
      test(`${shown.path} has no layout shift during loading or after a press`, async ({ investor, network }) => {
        const open = createOpener(investor, shown);
        expect(await findLayoutShifts({ open, isTested: isInPage, network })).toEqual([]);
      });
    }

    for (const shown of [pages.landing, pages.myKyc]) {
      test(`the frame of ${shown.path} has no layout shift after a press`, async ({ investor, network }) => {
        const open = createOpener(investor, shown);
        expect(await findLayoutShifts({ open, isTested: isInFrame, network })).toEqual([]);
      });
    }

    for (const [name, path] of Object.entries(pagesWithKyc)) {
      test(`the banner of an unfinished KYC moves nothing on ${name}`, async ({ investor, network }) => {
        await investor.signIn(AT_AADHAAR);
        const layout = watchLayoutShifts();
        visit(path);
        await expect.element(page.getByText('Your KYC is at step 2 of 5: Aadhaar card.')).toBeVisible();
        await network.waitUntilQuiet();
        await layout.expectNoShift();
        layout.stop();
      });
    }

    for (const [name, reach] of Object.entries(preparedPages)) {
      test(`${name} has no layout shift after a press`, async ({ investor, network }) => {
        const open = async () => {
          await investor.signIn();
          await reach();
        };
        expect(await findLayoutShifts({ open, isTested: isInPage, shouldIgnoreOpeningShifts: true, network })).toEqual(
          [],
        );
      });
    }

    test('ticking a nominee causes no layout shift: space is reserved for the form', async ({ investor, network }) => {
      await investor.signIn();
      await invest('5000');
      await network.waitUntilQuiet();
      const review = button('Review').element();
      review.scrollIntoView({ block: 'end' });
      const layout = watchLayoutShifts();
      clickNow(firstNominee());
      await layout.discardShifts();
      const before = review.getBoundingClientRect().top;
      await expect.element(page.getByRole('link', { name: 'Download' })).toBeVisible();
      await layout.expectNoShift();
      expect(review.getBoundingClientRect().top).toBe(before);
      layout.stop();
    });
  });
}

import type { Page } from '@playwright/test';
import { violationsOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { chooseNomineeAndAskForCode, invest, payBy, placeOrder } from './steps.ts';
import { chartPath } from '../../apps/investor/src/testing/known.ts';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** Each page of the signed-in area, on the way that an investor takes. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the scheme list': async (page) => {
    await page.goto('/schemeList');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
  'an open filter': async (page) => {
    await page.goto('/schemeList');
    await page.getByRole('button', { name: 'AMC List' }).click();
    await expect(page.getByRole('dialog', { name: 'AMC List' })).toBeVisible();
  },
  'the chart page': async (page) => {
    await page.goto(chartPath);
    await expect(page.locator('canvas').first()).toBeVisible();
  },
  'the checkout': (page) => invest(page, '7200'),
  'the code of the checkout': async (page) => {
    await invest(page, '7300');
    await chooseNomineeAndAskForCode(page);
  },
  'the order screen': (page) => placeOrder(page, '7400'),
  'the payment': async (page) => {
    await placeOrder(page, '7500');
    await payBy(page, 'UPI', 'success@upi');
    await expect(page.getByRole('link', { name: 'Go to Order List' })).toBeVisible();
  },
  'the payment status': async (page) => {
    await placeOrder(page, '7600');
    await payBy(page, 'DIRECT');
    await page.getByRole('button', { name: /success/i }).click();
    await expect(page.getByRole('heading', { name: 'Your Payment Status' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ok, Go to Order List' })).toBeVisible();
  },
  'the order list': async (page) => {
    await placeOrder(page, '7700');
    await page.goto('/orderList');
    await expect(page.getByText('₹7,700').first()).toBeVisible();
  },
  'the portfolio': async (page) => {
    await page.goto('/portfolio');
    await heading(page);
  },
};

for (const [name, open] of Object.entries(ways)) {
  test(`axe finds nothing on ${name}, in light and in dark @layout`, async ({ page }) => {
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await violationsOf(page);
      expect(violations.map(({ id, nodes }) => ({ id, colorScheme, at: nodes.map(({ target }) => target) }))).toEqual(
        [],
      );
    }
  });
}

import type { Page } from '@playwright/test';
import { chartPath } from '../../apps/investor/src/testing/known.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { chooseNomineeAndAskForCode, confirmOrder, invest, payBy, placeOrder } from './steps.ts';

type Steps = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

const looking: Steps = {
  'the scheme list': async (page) => {
    await page.goto('/schemeList');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
  'an open filter': async (page) => {
    await page.getByRole('button', { name: 'AMC List' }).click();
    await expect(page.getByRole('dialog', { name: 'AMC List' })).toBeVisible();
  },
  'the chart page': async (page) => {
    await page.goto(chartPath);
    await expect(page.locator('canvas').first()).toBeVisible();
  },
  'the portfolio': async (page) => {
    await page.goto('/portfolio');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

const paying: Steps = {
  'the checkout': (page) => invest(page, '7200'),
  'the code of the checkout': chooseNomineeAndAskForCode,
  'the order screen': async (page) => {
    await confirmOrder(page);
    await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
  'the payment status': async (page) => {
    await payBy(page, 'DIRECT');
    await page.getByRole('button', { name: /success/i }).click();
    await expect(page.getByRole('heading', { name: 'Your Payment Status' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ok, Go to Order List' })).toBeVisible();
  },
  'the order list': async (page) => {
    await page.goto('/orderList');
    await expect(page.getByText('₹7,200').first()).toBeVisible();
  },
};

const payingByUpi: Steps = {
  'the payment': async (page) => {
    await placeOrder(page, '7500');
    await payBy(page, 'UPI', 'success@upi');
    await expect(page.getByRole('link', { name: 'Go to Order List' })).toBeVisible();
  },
};

/** Each page of the signed-in area, on the ways that an investor takes; a desktop shows the payment by UPI no other way. */
for (const [way, steps] of Object.entries({
  'looking @layout': looking,
  'paying @layout': paying,
  'by UPI': payingByUpi,
})) {
  test(`axe finds nothing, in light and in dark: ${Object.keys(steps).join(', ')}; ${way}`, async ({
    page,
    investor,
  }) => {
    test.slow();
    await investor.signIn();
    for (const [name, step] of Object.entries(steps)) {
      await test.step(name, async () => {
        await step(page);
        await expectAccessible(page);
      });
    }
  });
}

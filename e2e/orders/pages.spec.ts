import type { Page } from '@playwright/test';
import { chartPath } from '../../apps/investor/src/testing/test-data.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { chooseNomineeAndAskForCode, confirmOrder, invest, payOrder, placeOrder } from './steps.ts';

type PageSteps = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

const viewingSteps: PageSteps = {
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
  'the list of all orders': async (page) => {
    await page.getByRole('main').getByRole('link', { name: 'All orders' }).click();
    await expect(page.getByRole('link', { name: 'Explore schemes' })).toBeVisible();
  },
};

const paymentSteps: PageSteps = {
  'the checkout': (page) => invest(page, '7200'),
  'the code of the checkout': chooseNomineeAndAskForCode,
  'the order screen': async (page) => {
    await confirmOrder(page);
    await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
  'the payment status': async (page) => {
    await payOrder(page, 'DIRECT');
    await page.getByRole('button', { name: /success/i }).click();
    await expect(page.getByRole('heading', { name: 'Your Payment Status' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ok, Go to Order List' })).toBeVisible();
  },
  'the order list': async (page) => {
    await page.goto('/orderList');
    await expect(page.getByText('₹7,200').first()).toBeVisible();
  },
};

const upiSteps: PageSteps = {
  'the payment': async (page) => {
    await placeOrder(page, '7500');
    await payOrder(page, 'UPI', 'success@upi');
    await expect(page.getByRole('link', { name: 'Go to Order List' })).toBeVisible();
  },
};

/**
 * The pages of the signed-in area along the journeys of an investor; the payment by UPI looks the same on a desktop.
 */
for (const [journey, steps] of Object.entries({
  'looking @layout': viewingSteps,
  'paying @layout': paymentSteps,
  'by UPI': upiSteps,
})) {
  test(`${Object.keys(steps).join(', ')} have no accessibility violation in either theme; ${journey}`, async ({
    page,
    investor,
  }) => {
    await investor.signIn();
    for (const [name, step] of Object.entries(steps)) {
      await test.step(name, async () => {
        await step(page);
        await expectAccessible(page);
      });
    }
  });
}

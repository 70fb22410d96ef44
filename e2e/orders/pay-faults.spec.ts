import type { Page } from '@playwright/test';
import { cutOff } from '../access/steps.ts';
import { expect, stack, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { payBy, placeOrder } from './steps.ts';

const initiate = 'order/payment/initiate';
const main = (page: Page) => page.getByRole('main');
const numberKept = (page: Page) => page.evaluate(() => localStorage.getItem('payment_order_number'));

/** Whether money is out is not known: the word "failed" is not said, and the order list is the way on. */
async function isUnknown(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { name: 'We could not confirm your payment' })).toBeVisible();
  await expect(main(page).getByText('Do not pay again yet')).toBeVisible();
  await expect(main(page).getByText(/failed/i)).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Go to Order List' })).toHaveAttribute('href', /\/orderList\/?$/);
  expect(await numberKept(page)).toBeNull();
}

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('slow: it says what happens, a double click on Pay starts one payment, and it goes on to the gateway', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await placeOrder(page, '6200');
  await investor.sandbox.fault({ operation: 'initiatePayment', kind: 'delayMs', value: 1500 });
  await page.getByRole('radio', { name: /^Net banking/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).dblclick();
  await expect(main(page).getByRole('heading', { name: 'We are preparing your payment' })).toBeVisible();
  await page.waitForURL(`${stack.sandbox}/gateway**`);
  expect(calls.to(initiate)).toHaveLength(1);
});

test('reload and back after a payment whose answer was lost start no other one; the order list pays it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Failed to load resource/);
  const calls = providerCalls(page);
  await placeOrder(page, '6800');
  await cutOff(page, initiate);
  await payBy(page, 'DIRECT');
  await isUnknown(page);
  await page.reload();
  await expect(main(page).getByText('Sorry the information you are looking for could not be found')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Net banking/ })).toBeVisible();
  expect(calls.to(initiate)).toHaveLength(1);
  await page.goto('/orderList');
  await page
    .getByRole('link', { name: 'Pay now' })
    .or(page.getByRole('button', { name: 'Pay now' }))
    .click();
  await payBy(page, 'DIRECT');
  await page.waitForURL(`${stack.sandbox}/gateway**`);
  expect(calls.to(initiate)).toHaveLength(2);
});

test('every confirmed action is one call, and the page goes on by its answer alone [OM-008]', async ({ page }) => {
  const calls = providerCalls(page);
  const held: (() => void)[] = [];
  for (const path of ['order/create', initiate])
    await page.route(`${stack.sandbox}/api/v1/${path}`, async (route) => {
      if (route.request().method() !== 'OPTIONS') await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
  const orderAsked = page.waitForRequest(`${stack.sandbox}/api/v1/order/create`);
  const orderPlaced = placeOrder(page, '6900');
  await orderAsked;
  await expect.poll(() => held.length).toBe(1);
  await expect(page).toHaveURL(/\/orderCheckout\/$/);
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toHaveAttribute('aria-busy', 'true');
  held[0]?.();
  await orderPlaced;
  await payBy(page, 'DIRECT');
  await expect.poll(() => held.length).toBe(2);
  await expect(main(page).getByRole('heading', { name: 'We are preparing your payment' })).toBeVisible();
  expect(await numberKept(page)).toBeNull();
  held[1]?.();
  await page.waitForURL(`${stack.sandbox}/gateway**`);
  expect([calls.to('order/create').length, calls.to(initiate).length]).toEqual([1, 1]);
});

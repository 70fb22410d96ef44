import type { Page } from '@playwright/test';
import { failNextCall } from '../access/steps.ts';
import { expect, stack, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { payOrder, placeOrder } from './steps.ts';

const initiatePath = 'order/payment/initiate';
const mainRegion = (page: Page) => page.getByRole('main');
const readStoredOrderNumber = (page: Page) => page.evaluate(() => localStorage.getItem('payment_order_number'));

/** Expects the text for an unknown payment, without the word "failed", and a link to the order list. */
async function expectUnknownPayment(page: Page): Promise<void> {
  await expect(mainRegion(page).getByRole('heading', { name: 'We could not confirm your payment' })).toBeVisible();
  await expect(mainRegion(page).getByText('Do not pay again yet')).toBeVisible();
  await expect(mainRegion(page).getByText(/failed/i)).toHaveCount(0);
  await expect(mainRegion(page).getByRole('link', { name: 'Go to Order List' })).toHaveAttribute(
    'href',
    /\/orderList\/?$/,
  );
  expect(await readStoredOrderNumber(page)).toBeNull();
}

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('a slow payment shows its progress, a double click on Pay starts one payment, and the gateway opens', async ({
  page,
}) => {
  const calls = recordProviderCalls(page);
  await placeOrder(page, '6200');
  const initiated = Promise.withResolvers<undefined>();
  await page.route(`${stack.sandbox}/api/v1/${initiatePath}`, async (route) => {
    await initiated.promise;
    await route.continue();
  });
  await page.getByRole('radio', { name: /^Net banking/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).dblclick();
  await expect(mainRegion(page).getByRole('heading', { name: 'We are preparing your payment' })).toBeVisible();
  initiated.resolve(undefined);
  await page.waitForURL(`${stack.sandbox}/gateway**`);
  expect(calls.to(initiatePath)).toHaveLength(1);
});

test('a reload and Back after a lost answer to a payment start no other payment, and the order list pays the order @gate', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Failed to load resource/);
  const calls = recordProviderCalls(page);
  await placeOrder(page, '6800');
  await failNextCall(page, initiatePath);
  await payOrder(page, 'DIRECT');
  await expectUnknownPayment(page);
  await page.reload();
  await expect(
    mainRegion(page).getByText('Sorry the information you are looking for could not be found'),
  ).toBeVisible();
  // The first Back closes the warning about the earlier attempt.
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Net banking/ })).toBeVisible();
  expect(calls.to(initiatePath)).toHaveLength(1);
  await page.goto('/orderList');
  await page
    .getByRole('link', { name: 'Pay now' })
    .or(page.getByRole('button', { name: 'Pay now' }))
    .click();
  await payOrder(page, 'DIRECT');
  await page.waitForURL(`${stack.sandbox}/gateway**`);
  expect(calls.to(initiatePath)).toHaveLength(2);
});

test('every confirmed action sends one call, and the page continues only with its answer [OM-008]', async ({
  page,
}) => {
  const calls = recordProviderCalls(page);
  const held: (() => void)[] = [];
  for (const path of ['order/create', initiatePath])
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
  await payOrder(page, 'DIRECT');
  await expect.poll(() => held.length).toBe(2);
  await expect(mainRegion(page).getByRole('heading', { name: 'We are preparing your payment' })).toBeVisible();
  expect(await readStoredOrderNumber(page)).toBeNull();
  held[1]?.();
  await page.waitForURL(`${stack.sandbox}/gateway**`);
  expect([calls.to('order/create').length, calls.to(initiatePath).length]).toEqual([1, 1]);
});

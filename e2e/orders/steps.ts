import { expect, type Locator, type Page } from '@playwright/test';
import { chartPath, scheme } from '../../apps/investor/src/testing/test-data.ts';

/** Leads from the chart to the checkout. The default `origin` is the shared stack. */
export async function invest(page: Page, amount: string, origin = ''): Promise<void> {
  await page.goto(origin + chartPath);
  await expect(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
  await page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' }).click();
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('button', { name: 'Invest Now' }).click();
  await expect(page.getByRole('heading', { name: 'New Order - One Time Investment' })).toBeVisible();
}

export async function chooseNomineeAndAskForCode(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const nominee = main.getByRole('radio', { name: /^(?!Yes|No)/ }).first();
  // The nominee of an earlier order leads to the review at once.
  const change = main.getByRole('button', { name: 'Change the nominee' });
  await expect(nominee.or(change)).toBeVisible();
  if (!(await change.isVisible())) {
    await nominee.check();
    await page.getByRole('button', { name: 'Review', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Create Order' }).click();
  await expect(page.getByLabel('OTP', { exact: true })).toBeVisible();
}

export async function confirmOrder(page: Page, code = '123456'): Promise<void> {
  await page.getByLabel('OTP', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
}

export async function placeOrder(page: Page, amount: string, origin = ''): Promise<void> {
  await invest(page, amount, origin);
  await chooseNomineeAndAskForCode(page);
  await confirmOrder(page);
  await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
}

export async function payOrder(page: Page, mode: 'DIRECT' | 'UPI', upiId = ''): Promise<void> {
  await page.getByRole('radio', { name: mode === 'DIRECT' ? /^Net banking/ : /^UPI/ }).check();
  if (mode === 'UPI') await page.getByLabel('UPI ID').fill(upiId);
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Chooses an action of an order: on a phone in its open row, in a table in words or in its menu. */
export async function chooseOrderAction(order: Locator, action: string | RegExp): Promise<void> {
  const exact = typeof action === 'string';
  const opener = order.getByRole('heading', { level: 2 }).getByRole('button');
  const menu = order.getByRole('button', { name: /^More for/ });
  await expect(opener.or(menu)).toBeVisible();
  const isPhone = await opener.isVisible();
  if (isPhone && (await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  const shown = order.getByRole('button', { name: action, exact }).or(order.getByRole('link', { name: action, exact }));
  if (isPhone || (await shown.isVisible())) return shown.click();
  await menu.click();
  return order.page().getByRole('menuitem', { name: action, exact }).click();
}

/** The row of the first order in a list on a phone. */
export const firstOrder = (page: Page) => page.getByRole('main').getByRole('article').first();

interface OrderListAnswer {
  readonly result: readonly { readonly order_id: string }[];
}

/**
 * Opens the order list and returns its orders. The body is read in the route, because a browser may discard it later.
 */
export async function fetchOrderList(page: Page): Promise<OrderListAnswer['result']> {
  const answers: OrderListAnswer[] = [];
  await page.route(
    '**/api/v1/order/list',
    async (route) => {
      const response = await route.fetch();
      answers.push((await response.json()) as OrderListAnswer);
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto('/orderList');
  await expect.poll(() => answers.length).toBe(1);
  return answers[0]?.result ?? [];
}

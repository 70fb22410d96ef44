import { expect, type Page } from '@playwright/test';
import { chartPath, scheme } from '../../apps/investor/src/testing/test-data.ts';

/**
 * Leads from the chart to the checkout; on phones a button opens the panel. The default `origin` is the shared stack.
 */
export async function invest(page: Page, amount: string, origin = ''): Promise<void> {
  await page.goto(origin + chartPath);
  await expect(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
  const open = page.getByRole('button', { name: 'Invest', exact: true });
  const lumpsum = page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' });
  await expect(open.or(lumpsum).first()).toBeVisible();
  if (!(await lumpsum.isVisible())) await open.click();
  await lumpsum.click();
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('button', { name: 'Invest Now' }).click();
  await expect(page.getByRole('heading', { name: 'New Order - One Time Investment' })).toBeVisible();
}

export async function chooseNomineeAndAskForCode(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const nominee = main.getByRole('radio', { name: /^(?!Yes|No)/ }).first();
  // The nominee of an earlier order is suggested in one line.
  const change = main.getByRole('button', { name: 'Change the nominee' });
  await expect(nominee.or(change)).toBeVisible();
  if (!(await change.isVisible())) await nominee.check();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
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

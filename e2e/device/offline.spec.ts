import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { chooseNomineeAndAskForCode, fetchOrderList, invest } from '../orders/steps.ts';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'You are offline.' });

/** A press fetches the notices about the device. */
async function waitForDeviceNotices(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('body > div').first()).not.toHaveId('root');
}

test('offline the page says so once, and an order is neither sent later nor lost', async ({
  page,
  context,
  investor,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await investor.signIn();
  await invest(page, '5000');
  await chooseNomineeAndAskForCode(page);
  await waitForDeviceNotices(page);
  const calls = recordProviderCalls(page);
  await context.setOffline(true);
  await expect(notice(page)).toHaveCount(1);
  expect((await notice(page).boundingBox())?.y).toBeLessThan(80);

  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByText('₹5,000').filter({ visible: true }).first()).toBeVisible();
  await expect(notice(page)).toHaveCount(1);
  const attempts = calls.to('order/create').length;

  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  expect(await fetchOrderList(page)).toEqual([]);
  expect(calls.to('order/create')).toHaveLength(attempts);
});

test('a notice that was dismissed returns with the next loss of the connection', async ({ page, context }) => {
  await page.goto('/signin');
  await waitForDeviceNotices(page);
  await page.getByLabel('Mobile number', { exact: true }).fill('9000000100');
  await context.setOffline(true);
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByLabel('Mobile number', { exact: true })).toHaveValue('9000000100');
});

test('the notice is above an open dialog, where it can be pressed, and above the page again after the dialog', async ({
  page,
  context,
  investor,
}) => {
  await investor.signIn('9000000101');
  await page.goto('/orderList');
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('body > div').first()).not.toHaveId('root');
  await context.setOffline(true);
  // A role outside the modal dialog is not found: the page there is inert.
  await expect(dialog.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page)).toHaveCount(0);
});

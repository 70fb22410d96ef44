import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { chooseNomineeAndAskForCode, fetchOrderList, invest } from '../orders/steps.ts';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'You are offline.' });

/** The notices about the device are fetched ten seconds after the page. */
const LATE = { timeout: 25_000 };

const waitForDeviceNotices = (page: Page) => expect(page.locator('body > div').first()).not.toHaveId('root', LATE);

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

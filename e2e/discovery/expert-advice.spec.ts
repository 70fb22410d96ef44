import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { createKeyboardInput } from '../support/user-input.ts';

const WITH_WATCHLISTS = '9000000114';
const ORDER = 'payment/schemeadvise/order';
const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name });

const pressByKeyboard = (page: Page, name: string) =>
  createKeyboardInput(page).press(page.getByRole('button', { name, exact: true }));

test('advice is bought by keyboard alone: after a failed attempt and a lost confirmation the reloaded page confirms the payment [DO-222 DO-223 DO-226]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/net::ERR_FAILED/);
  const calls = recordProviderCalls(page);
  await investor.signIn(WITH_WATCHLISTS);
  await page.goto('/schemeWatchList');
  await page.getByLabel('Select Your WatchList').selectOption('Tax saving');
  const code = page.waitForResponse((response) => response.url().endsWith('.js'));
  await pressByKeyboard(page, 'Ask Expert Advice');
  await code;
  await expect(dialogNamed(page, 'Choose your scheme advisor')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await pressByKeyboard(page, 'Continue');
  await expect(dialogNamed(page, 'Choose your price plan')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await pressByKeyboard(page, 'Continue');
  await expect(dialogNamed(page, 'Pay Folioflow').getByText('₹1,999.00', { exact: true })).toBeVisible();
  await pressByKeyboard(page, 'Fail');
  await expect(dialogNamed(page, 'Pay Folioflow').getByRole('status')).toContainText('declined by the bank');
  await page.route(`**/${ORDER}`, (route) => route.abort(), { times: 1 });
  await pressByKeyboard(page, 'Pay');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).press('Enter');
  const unconfirmed = dialogNamed(page, 'You have paid, but the payment is not confirmed yet');
  await expect(unconfirmed.getByText('₹1,999', { exact: true })).toBeVisible();
  await page.reload();
  await expect(unconfirmed).toBeVisible();
  await pressByKeyboard(page, 'Confirm again');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).press('Enter');
  await expect(page.getByRole('button', { name: 'You are Subscribed for Expert Advice' })).toBeDisabled();
  expect(calls.to(ORDER).map(({ body }) => body['request_mode'])).toEqual([
    'create order',
    'confirm order',
    'confirm order',
  ]);
});

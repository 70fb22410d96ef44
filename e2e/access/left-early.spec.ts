import type { Page } from '@playwright/test';
import { holdCode } from '../support/hold-code.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { enterCode, openMenu } from './steps.ts';

const mobileField = (page: Page) => page.getByLabel('Mobile number', { exact: true });
const waiting = (page: Page) => page.getByRole('main').getByRole('img', { name: 'Loading' });
const askButton = (page: Page) => page.getByRole('button', { name: 'Sign in with OTP' });

test('what a finished page asked for is gone while the next one is fetched', async ({ page, investor }) => {
  const calls = providerCalls(page);
  await page.goto('/signin');
  await mobileField(page).fill(investor.mobile);
  const release = await holdCode(page, 'routes/access/SignInCode.tsx');
  await askButton(page).click();
  await expect(page).toHaveURL(/\/otp-2\/$/);
  await expect(waiting(page)).toBeVisible();
  await expect(mobileField(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(calls.to('user/login')).toHaveLength(1);
});

test('Back before the next page has come begins the sign-in anew', async ({ page, investor }) => {
  await page.goto('/signin');
  await mobileField(page).fill(investor.mobile);
  const release = await holdCode(page, 'routes/access/SignInCode.tsx');
  await askButton(page).click();
  await expect(page).toHaveURL(/\/otp-2\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(mobileField(page)).toHaveValue('');
  await mobileField(page).fill(investor.mobile);
  await askButton(page).click();
  await expect(page).toHaveURL(/\/otp-2\/$/);
  release();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
});

test('once the code is accepted it is not asked for again, however late the page of the account comes', async ({
  page,
  investor,
}) => {
  await investor.signIn();
  await page.goto('/schemeList');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await mobileField(page).fill(investor.mobile);
  await askButton(page).click();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  const release = await holdCode(page, 'routes/orders/Portfolio.tsx');
  const [message] = await investor.sandbox.outbox();
  await enterCode(page, message?.code ?? '');
  await expect(page).toHaveURL(/\/portfolio\/$/);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1);
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByLabel('OTP', { exact: true })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { delayCode } from '../support/delay-code.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { enterCode, openProfileMenu } from './steps.ts';

const mobileField = (page: Page) => page.getByLabel('Mobile number', { exact: true });
const loadingSpinner = (page: Page) => page.getByRole('main').getByRole('img', { name: 'Loading' });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with OTP' });

test('a finished page is removed while the next one is fetched', async ({ page, investor }) => {
  const calls = recordProviderCalls(page);
  await page.goto('/signin');
  await mobileField(page).fill(investor.mobile);
  const release = await delayCode(page, 'routes/access/SignInCode.tsx');
  await signInButton(page).click();
  await expect(page).toHaveURL(/\/otp-2\/$/);
  await expect(loadingSpinner(page)).toBeVisible();
  await expect(mobileField(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  await expect(loadingSpinner(page)).toHaveCount(0);
  expect(calls.to('user/login')).toHaveLength(1);
});

test('Back before the next page is loaded restarts the sign-in', async ({ page, investor }) => {
  await page.goto('/signin');
  await mobileField(page).fill(investor.mobile);
  const release = await delayCode(page, 'routes/access/SignInCode.tsx');
  await signInButton(page).click();
  await expect(page).toHaveURL(/\/otp-2\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(mobileField(page)).toHaveValue('');
  await mobileField(page).fill(investor.mobile);
  await signInButton(page).click();
  await expect(page).toHaveURL(/\/otp-2\/$/);
  release();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
});

test('an accepted code is not requested again while the next page is loaded', async ({ page, investor }) => {
  await investor.signIn();
  await page.goto('/schemeList');
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await mobileField(page).fill(investor.mobile);
  await signInButton(page).click();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  const release = await delayCode(page, 'routes/orders/Portfolio.tsx');
  const [message] = await investor.sandbox.outbox();
  await enterCode(page, message?.code ?? '');
  await expect(page).toHaveURL(/\/portfolio\/$/);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1);
  await expect(loadingSpinner(page)).toBeVisible();
  await expect(page.getByLabel('OTP', { exact: true })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
});

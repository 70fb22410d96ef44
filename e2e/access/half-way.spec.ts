import type { Page } from '@playwright/test';
import { expect, READY, test, type Investor } from '../support/test.ts';
import { enterCode, stored } from './steps.ts';

const FRESH = 'Fresh@4711';
const PASSWORD_SET = '9000000210';
const emailOf = (mobile: string) => `i${mobile}@sandbox.example`;

async function signIn(page: Page, { mobile, sandbox }: Investor): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Mobile number', { exact: true }).fill(mobile);
  await page.getByRole('button', { name: 'Sign in with OTP' }).click();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  const [message] = await sandbox.outbox();
  await enterCode(page, message?.code ?? '');
}

test('a reload while the new PIN is announced leaves the person signed in, at the first stage', async ({
  page,
  investor,
}) => {
  await investor.sandbox.session(PASSWORD_SET);
  await signIn(page, investor);
  await expect(page).toHaveURL(/\/verify-pin\/$/);
  await page.getByLabel('PIN', { exact: true }).fill('4826');
  await page.getByLabel('Confirm PIN', { exact: true }).fill('4826');
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(Object.keys(await stored(page)).sort()).toEqual(['masterList', 'profileData', 'token']);
  await page.reload();
  await expect(page).toHaveURL(/\/panVerification\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'PAN Verification' })).toBeVisible();
  await expect(page.getByRole('banner').getByText(investor.mobile)).toHaveCount(1);
});

async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/reset');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function proveEmail(page: Page, { mobile, sandbox }: Investor): Promise<void> {
  await askForReset(page, emailOf(mobile));
  const [message] = await sandbox.outbox(emailOf(mobile));
  await enterCode(page, message?.code ?? '');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
}

test.describe('a signed-in person who starts a password reset', () => {
  test.beforeEach(async ({ investor }) => investor.signIn(READY));

  test('stays signed in as long as the code was not confirmed', async ({ page, investor }) => {
    const before = await stored(page);
    await askForReset(page, emailOf(investor.mobile));
    expect(await stored(page)).toEqual(before);
    await page.goto('/portfolio');
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  });

  test('has the new password in the end, and nothing of the old session [ON-118 ON-179 ON-180 ON-181]', async ({
    page,
    investor,
  }) => {
    await proveEmail(page, investor);
    await page.getByLabel('New password', { exact: true }).fill(FRESH);
    await page.getByLabel('Confirm new password', { exact: true }).fill(FRESH);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/signin\/$/);
    await expect(page.getByText('Your password was changed. Please sign in.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Email Id' })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => stored(page)).toEqual({});
    await page.getByLabel('Email', { exact: true }).fill(emailOf(investor.mobile));
    await page.getByLabel('Password', { exact: true }).fill(FRESH);
    await page.getByRole('button', { name: 'Next' }).click();
    await enterCode(page, '123456');
    await expect(page).toHaveURL(/\/portfolio\/$/);
  });

  test('signs in again where the reset is left after the code: its token opens nothing else [ON-430 ON-436]', async ({
    page,
    investor,
  }) => {
    const { token } = await stored(page);
    await proveEmail(page, investor);
    expect((await stored(page))['token']).not.toBe(token);
    await page.goto('/portfolio');
    await expect(page).toHaveURL(/\/signin\/$/);
    await expect(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual({});
  });
});

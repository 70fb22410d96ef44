import type { Page } from '@playwright/test';
import { expect, test, type Investor } from '../support/test.ts';
import { enterCode, readStoredValues } from './steps.ts';

const PASSWORD_SET = '9000000210';
async function signIn(page: Page, { mobile, sandbox }: Investor): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Mobile number', { exact: true }).fill(mobile);
  await page.getByRole('button', { name: 'Sign in with OTP' }).click();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  const [message] = await sandbox.outbox();
  await enterCode(page, message?.code ?? '');
}

test('a reload while the new PIN is announced leads the signed-in investor to the first stage', async ({
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
  expect(Object.keys(await readStoredValues(page)).sort()).toEqual([
    'kyc_progress',
    'masterList',
    'profileData',
    'token',
  ]);
  await page.reload();
  await expect(page).toHaveURL(/\/panVerification\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'PAN Verification' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1);
});

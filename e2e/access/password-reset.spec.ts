import type { Page } from '@playwright/test';
import { expect, READY, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { pressDialogOk, enterCode, readTraces, readStoredValues } from './steps.ts';

const FRESH = 'Fresh@4711';
const emailOf = (mobile: string) => `i${mobile}@sandbox.example`;

test.beforeEach(async ({ investor }) => {
  await investor.sandbox.session(READY);
});

async function openFromSignIn(page: Page): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('tab', { name: 'Email Id' }).click();
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL(/\/reset\/?$/);
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
}
async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/reset');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}
async function enterNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
}
async function signInByEmail(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
}

test('a forgotten password is replaced from the sign-in screen, and only the new one is accepted [ON-017 ON-109 ON-116 ON-162 ON-164 ON-165 ON-170 ON-178 ON-179 ON-180 ON-181]', async ({
  page,
  investor,
}) => {
  const email = emailOf(investor.mobile);
  const calls = recordProviderCalls(page);
  await openFromSignIn(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const [message] = await investor.sandbox.outbox(email);
  await enterCode(page, message?.code ?? '');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await enterNewPassword(page, FRESH);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/signin\/$/);
  await expect(page.getByText('Your password was changed. Please sign in.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Email Id' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => readStoredValues(page)).toEqual({});

  const named = { login_email: email, login_role: 'customer', login_request_from: 'email' };
  expect(calls.to('user/resetpassword').map(({ body }) => body)).toEqual([
    { ...named, login_request_mode: 'sendotp' },
    { ...named, login_request_mode: 'resetpassword', login_hint: FRESH },
  ]);
  expect(calls.to('user/validateotp').map(({ body }) => body)).toEqual([
    { ...named, login_otp: message?.code, login_request_mode: 'verifyotp', is_password_reset: true },
  ]);

  await signInByEmail(page, email, 'Sandbox@1');
  await pressDialogOk(page);
  await expect(page).toHaveURL(/\/signin\/$/);
  await signInByEmail(page, email, FRESH);
  await enterCode(page, '123456');
  await expect(page).toHaveURL(/\/portfolio\/$/);
});

test('neither the code nor the password is stored [ON-161]', async ({ page, investor }) => {
  const consoleTexts: string[] = [];
  page.on('console', (message) => consoleTexts.push(message.text()));
  const email = emailOf(investor.mobile);
  await askForReset(page, email);
  const [message] = await investor.sandbox.outbox(email);
  const code = message?.code ?? '';
  await enterCode(page, code);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  expect(await readTraces(page)).not.toContain(code);
  await enterNewPassword(page, FRESH);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/signin\/$/);
  const traces = await readTraces(page);
  for (const secret of [code, FRESH]) {
    expect(code).toHaveLength(6);
    expect(traces).not.toContain(secret);
    expect(consoleTexts.join('\n')).not.toContain(secret);
  }
});

test('a reload restarts the reset, and Back leads to sign-in', async ({ page, investor }) => {
  await openFromSignIn(page);
  await page.getByLabel('Email', { exact: true }).fill(emailOf(investor.mobile));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
});

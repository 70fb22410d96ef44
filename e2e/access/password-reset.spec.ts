import type { Page } from '@playwright/test';
import { expect, READY, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { acknowledge, cutOff, enterCode, leftBehind, stored } from './steps.ts';

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
async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
}
async function signInByEmail(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
}

test('a forgotten password is replaced from the sign-in screen on, and only the new one signs in @layout [ON-017 ON-109 ON-116 ON-162 ON-164 ON-165 ON-170 ON-178 ON-179 ON-180 ON-181]', async ({
  page,
  investor,
}) => {
  const email = emailOf(investor.mobile);
  const calls = providerCalls(page);
  await openFromSignIn(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const [message] = await investor.sandbox.outbox(email);
  await enterCode(page, message?.code ?? '');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await choose(page, FRESH);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/signin\/$/);
  await expect(page.getByText('Your password was changed. Please sign in.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Email Id' })).toHaveAttribute('aria-selected', 'true');
  expect(await stored(page)).toEqual({});

  const named = { login_email: email, login_role: 'customer', login_request_from: 'email' };
  expect(calls.to('user/resetpassword').map(({ body }) => body)).toEqual([
    { ...named, login_request_mode: 'sendotp' },
    { ...named, login_request_mode: 'resetpassword', login_hint: FRESH },
  ]);
  expect(calls.to('user/validateotp').map(({ body }) => body)).toEqual([
    { ...named, login_otp: message?.code, login_request_mode: 'verifyotp', is_password_reset: true },
  ]);

  await signInByEmail(page, email, 'Sandbox@1');
  await acknowledge(page);
  await expect(page).toHaveURL(/\/signin\/$/);
  await signInByEmail(page, email, FRESH);
  await enterCode(page, '123456');
  await expect(page).toHaveURL(/\/portfolio\/$/);
});

test('neither the code nor the password is left behind [ON-161]', async ({ page, investor }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const email = emailOf(investor.mobile);
  await askForReset(page, email);
  const [message] = await investor.sandbox.outbox(email);
  const code = message?.code ?? '';
  await enterCode(page, code);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  expect(await leftBehind(page)).not.toContain(code);
  await choose(page, FRESH);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/signin\/$/);
  const kept = await leftBehind(page);
  for (const secret of [code, FRESH]) {
    expect(code).toHaveLength(6);
    expect(kept).not.toContain(secret);
    expect(said.join('\n')).not.toContain(secret);
  }
});

test('an unknown address is answered alike, and no code helps it', async ({ page, investor }) => {
  await askForReset(page, `nobody${investor.mobile}@sandbox.example`);
  await enterCode(page, '654321');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await acknowledge(page);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByRole('button', { name: 'Use another email address' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(`nobody${investor.mobile}@sandbox.example`);
});

test('a wrong code is a popup, empties the field and keeps the step; resending counts down [ON-169 ON-171]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  const email = emailOf(investor.mobile);
  await askForReset(page, email);
  await enterCode(page, '111111');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await acknowledge(page);
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(page.getByText(/^You can resend otp in (120|11\d) secs$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
  expect(calls.to('user/sendotp').map(({ body }) => body)).toEqual([
    { login_mobile_number: '', login_email: email, login_role: 'customer', login_request_from: 'email' },
  ]);
  const [again] = await investor.sandbox.outbox(email);
  await enterCode(page, again?.code ?? '');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});

test('any other code stays on step 1 with the server text [ON-168]', async ({ page, investor }) => {
  const email = emailOf(investor.mobile);
  await page.goto('/reset');
  await page.route('**/user/resetpassword', (route) =>
    route.fulfill({
      json: { code: '001', messageText: 'Not possible now' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alertdialog').getByText('Not possible now')).toBeVisible();
  await acknowledge(page);
  await expect(page).toHaveURL(/\/reset\/?$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('cut off, the page stays with what was typed, and works again; the password is sent once for two presses', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/ERR_|Failed to load resource/);
  const email = emailOf(investor.mobile);
  await page.goto('/reset');
  await cutOff(page, 'user/resetpassword');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await acknowledge(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await enterCode(page, '654321');
  await choose(page, FRESH);
  await cutOff(page, 'user/resetpassword');
  await page.getByRole('button', { name: 'Submit' }).click();
  await acknowledge(page);
  await expect(page.getByText(/We cannot tell whether your password was saved/)).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(FRESH);
  const calls = providerCalls(page);
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page).toHaveURL(/\/signin\/$/);
  expect(calls.to('user/resetpassword')).toHaveLength(1);
});

test('a reload begins again, Back leads to sign-in', async ({ page, investor }) => {
  await openFromSignIn(page);
  await page.getByLabel('Email', { exact: true }).fill(emailOf(investor.mobile));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
});

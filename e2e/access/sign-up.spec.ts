import type { Page } from '@playwright/test';
import { expect, test, type Investor } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { pressDialogOk, enterCode, readTraces, readStoredValues } from './steps.ts';

const FRESH = 'Fresh@4711';
const PIN = '4826';
/** Pattern of these digits without adjacent digits. */
const digitsPattern = (digits: string) => new RegExp(`(?<!\\d)${digits}(?!\\d)`);
const emailOf = (mobile: string) => `n${mobile}@sandbox.example`;

/** Leads from the landing page to the first screen after the code of the mobile number. */
async function signUp(page: Page, { mobile, sandbox }: Investor): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign Up Here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await dialog.getByLabel('Mobile number', { exact: true }).fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(/\/otp-2\/$/);
  const [message] = await sandbox.outbox();
  await enterCode(page, message?.code ?? '');
  await expect(page).toHaveURL(/\/verify-email\/$/);
}
async function addEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('OTP', { exact: true })).toBeVisible();
}
async function confirmEmail(page: Page, { mobile, sandbox }: Investor): Promise<string> {
  await addEmail(page, emailOf(mobile));
  const [message] = await sandbox.outbox(emailOf(mobile));
  const code = message?.code ?? '';
  await enterCode(page, code);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  return code;
}
async function choosePassword(page: Page, password = FRESH): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
}
async function choosePin(page: Page, pin = PIN): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByLabel('Confirm PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Set PIN' }).click();
}

test('sign-up leads from the landing page over mobile, email, password and PIN to the first stage [ON-085 ON-183 ON-185 ON-186 ON-187 ON-188 ON-189 ON-190 ON-194 ON-195 ON-197 ON-202 ON-204]', async ({
  page,
  investor,
}) => {
  const calls = recordProviderCalls(page);
  const email = emailOf(investor.mobile);
  await signUp(page, investor);
  await addEmail(page, email);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly', '');
  const [message] = await investor.sandbox.outbox(email);
  await enterCode(page, message?.code ?? '');
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly', '');
  await choosePassword(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await pressDialogOk(page);
  await expect(page).toHaveURL(/\/verify-pin\/$/);
  expect(Object.keys(await readStoredValues(page))).toEqual(['token']);
  await choosePin(page);
  await pressDialogOk(page);
  await expect(page).toHaveURL(/\/panVerification\/$/);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1);
  expect(Object.keys(await readStoredValues(page)).sort()).toEqual([
    'kyc_progress',
    'masterList',
    'profileData',
    'token',
  ]);

  const named = { login_email: email, login_role: 'customer' };
  expect(calls.to('user/verifyemail').map(({ body }) => body)).toEqual([
    { ...named, login_request_from: 'email', login_request_mode: 'sendotp' },
    { ...named, login_request_from: 'email', login_request_mode: 'verifypassword', login_hint: FRESH },
    { ...named, login_request_from: 'pin', login_request_mode: 'verifypin', login_hint: PIN },
  ]);
  expect(calls.to('user/validateotp').at(-1)?.body).toEqual({
    ...named,
    login_otp: message?.code,
    login_request_from: 'email',
    login_request_mode: 'verifyotp',
    is_password_reset: false,
  });
});

test('no step of the sign-up stores a code, password or PIN [ON-161]', async ({ page, investor }) => {
  const consoleTexts: string[] = [];
  page.on('console', (message) => consoleTexts.push(message.text()));
  await signUp(page, investor);
  const code = await confirmEmail(page, investor);
  expect(code).toHaveLength(6);
  expect(await readTraces(page)).not.toContain(code);
  await choosePassword(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await readTraces(page)).not.toContain(FRESH);
  await pressDialogOk(page);
  await expect(page).toHaveURL(/\/verify-pin\/$/);
  expect(await readTraces(page)).not.toContain(FRESH);
  // A token or a mobile number may contain the four digits by chance: both are removed.
  const readTracesWithoutToken = async () =>
    (await readTraces(page))
      .replaceAll((await readStoredValues(page))['token'] ?? '', '')
      .replaceAll(investor.mobile, '');
  await choosePin(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await readTracesWithoutToken()).not.toMatch(digitsPattern(PIN));
  await pressDialogOk(page);
  await expect(page).toHaveURL(/\/panVerification\/$/);
  expect(await readTracesWithoutToken()).not.toMatch(digitsPattern(PIN));
  for (const secret of [code, FRESH, PIN]) expect(consoleTexts.join('\n')).not.toContain(secret);
});

test('a reload preserves each step, and Back skips finished steps', async ({ page, investor }) => {
  await signUp(page, investor);
  await addEmail(page, emailOf(investor.mobile));
  await page.reload();
  await confirmEmail(page, investor);
  await choosePassword(page);
  await pressDialogOk(page);
  await expect(page).toHaveURL(/\/verify-pin\/$/);
  await page.reload();
  await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/otp-2\/$/);
  await page.goForward();
  await choosePin(page);
  await pressDialogOk(page);
  await expect(page).toHaveURL(/\/panVerification\/$/);
});

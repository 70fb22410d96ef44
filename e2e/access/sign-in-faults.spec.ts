import { expect, READY, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { askForCode, cutOff, enterCode } from './steps.ts';

test.beforeEach(async ({ investor }) => {
  await investor.sandbox.session(READY);
});

const mobile = 'Mobile number';
const submit = 'Sign in with OTP';

test('slow: the button waits, a second press sends nothing, and it goes on [ON-138]', async ({ page, investor }) => {
  const calls = providerCalls(page);
  await investor.sandbox.fault({ operation: 'login', kind: 'delayMs', value: 1500 });
  await page.goto('/signin');
  await page.getByLabel(mobile, { exact: true }).fill(investor.mobile);
  await page.getByRole('button', { name: submit }).dblclick();
  await expect(page.getByRole('button', { name: submit })).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  expect(calls.to('user/login')).toHaveLength(1);
});

test('cut off: login and resend stay where they are, say they are offline, and work again [ON-137 ON-159 ON-501]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await cutOff(page, 'user/login');
  await page.goto('/signin');
  await page.getByLabel(mobile, { exact: true }).fill(investor.mobile);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('alert').getByText('You seem to be offline')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/signin\/?$/);
  await expect(page.getByLabel(mobile, { exact: true })).toHaveValue(investor.mobile);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  await cutOff(page, 'user/sendotp');
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(page.getByRole('alert').getByText('You seem to be offline')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeEnabled();
});

test('HTTP 500 with two errors: two notifications of five seconds, the code screen stays [ON-160]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/status of 500/);
  await askForCode(page, investor.mobile);
  await investor.sandbox.fault({
    operation: 'validateOtp',
    kind: 'httpStatus',
    value: { status: 500, errors: ['First failure', 'Second failure'] },
  });
  await enterCode(page, '123456');
  await expect(page.getByText('First failure', { exact: true })).toBeVisible();
  await expect(page.getByText('Second failure', { exact: true })).toBeVisible();
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
  await enterCode(page, '123456');
  await expect(page).toHaveURL(/\/portfolio\/$/);
});

test('an empty body is "inter error" [DO-438 OM-341]', async ({ page, investor }) => {
  await investor.sandbox.fault({ operation: 'login', kind: 'emptyBody' });
  await page.goto('/signin');
  await page.getByLabel(mobile, { exact: true }).fill(investor.mobile);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('alertdialog').getByText('inter error')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel(mobile, { exact: true })).toHaveValue(investor.mobile);
});

test('any other login code is a popup with the server text, values kept [ON-136 ON-482]', async ({
  page,
  investor,
}) => {
  await investor.sandbox.fault({
    operation: 'login',
    kind: 'code',
    value: { code: '001', messageText: 'Not registered' },
  });
  await page.goto('/signin');
  await page.getByLabel(mobile, { exact: true }).fill(investor.mobile);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('alertdialog').getByText('Not registered')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/signin\/?$/);
  await expect(page.getByLabel(mobile, { exact: true })).toHaveValue(investor.mobile);
});

test('a wrong code empties the input and is a popup with the server text [ON-150 ON-483]', async ({
  page,
  investor,
}) => {
  await askForCode(page, investor.mobile);
  await enterCode(page, '111111');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const said = await page.getByRole('alertdialog').innerText();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
  expect(said.length).toBeGreaterThan(10);
  await expect(page).toHaveURL(/\/otp-2\/$/);
});

test('code 003 on the way leads to sign-in without an alert', async ({ page, investor }) => {
  await askForCode(page, investor.mobile);
  await investor.sandbox.fault({
    operation: 'validateOtp',
    kind: 'code',
    value: { code: '003', messageText: 'Session ended' },
  });
  await enterCode(page, '123456');
  await expect(page).toHaveURL(/\/signin\/$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('reload keeps the code screen, back leads to sign-in', async ({ page, investor }) => {
  await askForCode(page, investor.mobile);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
});

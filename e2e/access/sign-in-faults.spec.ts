import { answerDuring } from '../support/answer-during.ts';
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
  await expect(page.getByRole('status').getByText('Unable to reach the server, please try again')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/signin\/?$/);
  await expect(page.getByLabel(mobile, { exact: true })).toHaveValue(investor.mobile);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  await cutOff(page, 'user/sendotp');
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(page.getByRole('status').getByText('Unable to reach the server, please try again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeEnabled();
});

test('HTTP 422 with two errors: two notifications, gone after 5000 ms and not after 4999; the code screen stays [ON-011 ON-160]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/status of 422/);
  await page.clock.install();
  await askForCode(page, investor.mobile);
  await investor.sandbox.fault({
    operation: 'validateOtp',
    kind: 'httpStatus',
    value: { status: 422, errors: ['First failure', 'Second failure'] },
  });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await enterCode(page, '123456');
  const failures = page.getByText(/^(First|Second) failure$/);
  await expect(failures).toHaveText(['First failure', 'Second failure']);
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
  await page.clock.runFor(4999);
  await expect(failures).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(failures).toHaveCount(0);
  await page.clock.resume();
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
  const { code, messageText } = await answerDuring<{ code: string; messageText: string }>(
    page,
    'user/validateotp',
    () => enterCode(page, '111111'),
  );
  expect([code, messageText]).toEqual(['031', expect.stringMatching(/\w{3}/)]);
  await expect(page.getByRole('alertdialog').getByText(messageText, { exact: true })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
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

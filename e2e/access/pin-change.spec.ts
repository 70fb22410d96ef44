import type { Page } from '@playwright/test';
import { violationsOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { acknowledge, cutOff, leftBehind, openMenu } from './steps.ts';

const PIN = '4826';
const pin = (page: Page) => page.getByLabel('PIN', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm PIN', { exact: true });
const code = (page: Page) => page.getByLabel('OTP received on mobile', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function typePins(page: Page): Promise<void> {
  await pin(page).fill(PIN);
  await confirmation(page).fill(PIN);
}
async function askForCode(page: Page): Promise<void> {
  await page.goto('/mpinInformation');
  await typePins(page);
  await button(page, 'Submit').click();
  await expect(code(page)).toBeFocused();
}

test.beforeEach(({ investor }) => investor.signIn());

test('the profile menu leads to a PIN that is changed by the code of a message @layout [ON-021 ON-206 ON-209 ON-213 ON-214]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await page.goto('/settings');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'mPin' }).click();
  await expect(page).toHaveURL(/\/mpinInformation\/?$/);
  await expect(code(page)).toHaveCount(0);
  await typePins(page);
  await button(page, 'Submit').dblclick();
  await expect(code(page)).toBeFocused();
  const [message] = await investor.sandbox.outbox();
  await code(page).fill(message?.code ?? '');
  await button(page, 'Confirm').dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Your PIN was changed.' })).toBeVisible();
  await expect(pin(page)).toHaveValue('');
  await expect(confirmation(page)).toHaveValue('');
  await expect(code(page)).toHaveCount(0);
  await expect(button(page, 'Submit')).toBeVisible();

  expect(calls.to('user/2factor/sendotp').map(({ method, body }) => [method, body])).toEqual([
    ['POST', { login_role: 'customer', client_info: { request_action: 'mpin change', is_otp_email_required: false } }],
  ]);
  expect(calls.to('user/verifympin').map(({ method, body }) => [method, body])).toEqual([
    [
      'POST',
      {
        login_role: 'customer',
        request_from: 'pin',
        request_mode: 'verifypin',
        pin_hint: PIN,
        mobile_otp: message?.code,
        email_otp: '',
        twofactor_token_id: expect.stringMatching(/./) as unknown,
      },
    ],
  ]);
  const left = await leftBehind(page);
  expect(left).not.toContain(message?.code);
  expect(left).not.toContain(`"${PIN}"`);
});

test('a wrong code and a refused request are alerts, and nothing that was typed is lost [ON-217]', async ({
  page,
  investor,
}) => {
  await page.goto('/mpinInformation');
  await typePins(page);
  await investor.sandbox.fault({
    operation: 'sendTwoFactorOtp',
    kind: 'code',
    value: { code: '001', messageText: 'Please try later.' },
  });
  await button(page, 'Submit').click();
  await expect(page.getByRole('alertdialog')).toContainText('Please try later.');
  await acknowledge(page);
  await expect(code(page)).toHaveCount(0);
  await expect(pin(page)).toHaveValue(PIN);
  await button(page, 'Submit').click();
  await code(page).fill('111111');
  await button(page, 'Confirm').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await acknowledge(page);
  await expect(code(page)).toHaveValue('');
  await expect(pin(page)).toHaveValue(PIN);
  const [message] = await investor.sandbox.outbox();
  await code(page).fill(message?.code ?? '');
  await button(page, 'Confirm').click();
  await expect(page.getByRole('status').filter({ hasText: 'Your PIN was changed.' })).toBeVisible();
});

test('cut off: no code is asked for, the fields stay open, and it works again [ON-219]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_|Failed to load resource/);
  await page.goto('/mpinInformation');
  await typePins(page);
  await cutOff(page, 'user/2factor/sendotp');
  await button(page, 'Submit').click();
  await expect(page.getByRole('status').getByText('Unable to reach the server, please try again')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(code(page)).toHaveCount(0);
  await expect(pin(page)).toBeEditable();
  await expect(pin(page)).toHaveValue(PIN);
  await button(page, 'Submit').click();
  await expect(code(page)).toBeVisible();
});

test('HTTP 422 with two errors: two notifications, and the change can be confirmed again [ON-218]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/status of 422/);
  await askForCode(page);
  await investor.sandbox.fault({
    operation: 'verifyMpin',
    kind: 'httpStatus',
    value: { status: 422, errors: ['First failure', 'Second failure'] },
  });
  await code(page).fill('123456');
  await button(page, 'Confirm').click();
  await expect(page.getByText('First failure', { exact: true })).toBeVisible();
  await expect(page.getByText('Second failure', { exact: true })).toBeVisible();
  await expect(code(page)).toHaveValue('');
  await expect(code(page)).toBeEditable();
});

test('Reset while the change is under way empties the form and says that nobody can tell [ON-216]', async ({
  page,
  investor,
}) => {
  await askForCode(page);
  await investor.sandbox.fault({ operation: 'verifyMpin', kind: 'delayMs', value: 3000 });
  await code(page).fill('123456');
  await button(page, 'Confirm').click();
  await button(page, 'Reset').click();
  await expect(code(page)).toHaveCount(0);
  await expect(pin(page)).toHaveValue('');
  await expect(confirmation(page)).toHaveValue('');
  await expect(page.getByRole('alert').getByText(/your PIN may or may not have changed/)).toBeVisible();
  await typePins(page);
  await button(page, 'Submit').click();
  await expect(code(page)).toBeFocused();
});

test('a reload, or leaving and coming back, begins with an empty form', async ({ page }) => {
  await askForCode(page);
  await page.reload();
  await expect(pin(page)).toHaveValue('');
  await expect(code(page)).toHaveCount(0);
  await page.goto('/settings');
  await page.goBack();
  await expect(pin(page)).toHaveValue('');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility violation in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await askForCode(page);
    const violations = await violationsOf(page);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  });
}

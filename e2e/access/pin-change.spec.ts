import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { readTraces, openProfileMenu } from './steps.ts';

const PIN = '4826';
const pinField = (page: Page) => page.getByLabel('PIN', { exact: true });
const confirmationField = (page: Page) => page.getByLabel('Confirm PIN', { exact: true });
const codeField = (page: Page) => page.getByLabel('OTP received on mobile', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function typePins(page: Page): Promise<void> {
  await pinField(page).fill(PIN);
  await confirmationField(page).fill(PIN);
}
async function askForCode(page: Page): Promise<void> {
  await page.goto('/mpinInformation');
  await typePins(page);
  await button(page, 'Submit').click();
  await expect(codeField(page)).toBeFocused();
}

test.beforeEach(({ investor }) => investor.signIn());

test('the profile menu leads to the PIN, which is changed by a sent code @layout [ON-021 ON-206 ON-209 ON-213 ON-214]', async ({
  page,
  investor,
}) => {
  const calls = recordProviderCalls(page);
  await page.goto('/settings');
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'mPin' }).click();
  await expect(page).toHaveURL(/\/mpinInformation\/?$/);
  await expect(codeField(page)).toHaveCount(0);
  await typePins(page);
  await button(page, 'Submit').dblclick();
  await expect(codeField(page)).toBeFocused();
  const [message] = await investor.sandbox.outbox();
  await codeField(page).fill(message?.code ?? '');
  await button(page, 'Confirm').dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Your PIN was changed.' })).toBeVisible();
  await expect(pinField(page)).toHaveValue('');
  await expect(confirmationField(page)).toHaveValue('');
  await expect(codeField(page)).toHaveCount(0);
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
  const left = await readTraces(page);
  expect(left).not.toContain(message?.code);
  expect(left).not.toContain(`"${PIN}"`);
});

test('a reload and a return to the page show an empty form', async ({ page }) => {
  await askForCode(page);
  await page.reload();
  await expect(pinField(page)).toHaveValue('');
  await expect(codeField(page)).toHaveCount(0);
  await page.goto('/settings');
  await page.goBack();
  await expect(pinField(page)).toHaveValue('');
});

test('the PIN page has no accessibility violation in either theme', async ({ page }) => {
  await askForCode(page);
  await expectAccessible(page);
});

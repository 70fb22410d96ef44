import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, READY, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { askForCode, enterCode, stored } from './steps.ts';

test.describe('what an answer does to the token', () => {
  test.beforeEach(async ({ investor }) => {
    await investor.signIn();
  });

  test('a new token replaces the stored one, and the next request carries it @layout [ON-430 OM-355]', async ({
    page,
    investor,
  }) => {
    const calls = providerCalls(page);
    await investor.sandbox.fault({ operation: 'getPortfolio', kind: 'newToken' });
    const before = (await (await page.goto('/portfolio'), stored(page)))['token'];
    await expect.poll(async () => (await stored(page))['token']).not.toBe(before);
    await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).first().click();
    await expect.poll(() => calls.to('order/list').length).toBe(1);
    expect(calls.to('order/list')[0]?.headers['bb-access-token']).toBe((await stored(page))['token']);
  });

  test('erase_token_id removes it [ON-431 OM-340]', async ({ page, investor }) => {
    await investor.sandbox.fault({ operation: 'getPortfolio', kind: 'eraseToken' });
    await page.goto('/portfolio');
    await expect.poll(async () => 'token' in (await stored(page))).toBe(false);
  });

  for (const [screen, row] of [
    ['signin', 'ON-432'],
    ['./signin', 'ON-433'],
  ] as const) {
    test(`navigateScreen ${screen} removes it [${row}]`, async ({ page, investor }) => {
      await investor.sandbox.fault({ operation: 'getPortfolio', kind: 'hostileScreen', value: screen });
      await page.goto('/portfolio');
      await expect.poll(async () => 'token' in (await stored(page))).toBe(false);
    });
  }

  test('the fixed logout value logs out [ON-434]', async ({ page, investor }) => {
    await investor.sandbox.fault({ operation: 'getPortfolio', kind: 'logoutToken' });
    await page.goto('/portfolio');
    await expect(page).toHaveURL(/\/signin\/$/);
    expect(await stored(page)).toEqual({});
  });

  test('003 and 004 lead to the named screen, else to sign-in, without an alert [ON-436 ON-437 DO-425]', async ({
    page,
    investor,
  }) => {
    for (const code of ['003', '004']) {
      await investor.signIn();
      await investor.sandbox.fault({
        operation: 'getPortfolio',
        kind: 'code',
        value: { code, messageText: 'Ended', navigateScreen: './terms-condition' },
      });
      await page.goto('/portfolio');
      await expect(page).toHaveURL(/\/terms-condition\/$/);
      await investor.sandbox.fault({ operation: 'listOrders', kind: 'code', value: { code, messageText: 'Ended' } });
      await page.goto('/orderList');
      await expect(page).toHaveURL(/\/signin\/$/);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
  });

  test('no screen that the server names leads out of the app [ON-087]', async ({ page, investor }) => {
    for (const navigateScreen of ['/evil.example', 'https://evil.example', '//evil.example', 'javascript:alert(1)']) {
      await investor.signIn();
      await investor.sandbox.fault({
        operation: 'getPortfolio',
        kind: 'code',
        value: { code: '003', messageText: '', navigateScreen },
      });
      await page.goto('/portfolio');
      await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/signin\/$/);
    }
  });

  test('a profile without a mobile number has no menu @layout [ON-406]', async ({ page }) => {
    await page.evaluate(() =>
      localStorage.setItem('profileData', JSON.stringify({ login_mobile_number: '', login_email: 'asha@example.in' })),
    );
    await page.goto('/portfolio');
    await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  });
});

test('a code that is right for an unfinished customer stores no profile and no master list [ON-154]', async ({
  page,
  investor,
}) => {
  await askForCode(page, investor.mobile);
  await enterCode(page, '123456');
  await expect(page).toHaveURL(/\/verify-email\/$/);
  const kept = await stored(page);
  expect(Object.keys(kept)).toEqual(['token']);
});

test('failed code calls show each of their errors, and the step stays open [ON-486]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/status of (422|500)/);
  await investor.sandbox.session(READY);
  await askForCode(page, investor.mobile);
  for (const status of [422, 500]) {
    for (const [operation, act] of [
      ['sendOtp', () => page.getByRole('button', { name: 'Resend OTP' }).click()],
      ['validateOtp', () => enterCode(page, '123456')],
    ] as const) {
      const errors = [`${operation} ${status} first`, `${operation} ${status} second`];
      if (operation === 'sendOtp' && status === 500) continue;
      await investor.sandbox.fault({ operation, kind: 'httpStatus', value: { status, errors } });
      await act();
      for (const text of errors) await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByLabel('OTP', { exact: true })).toBeVisible();
    }
  }
});

test.describe('what is not built', () => {
  const assets = path.join(import.meta.dirname, '../../apps/investor/dist/assets');
  const bundle = () =>
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(assets, file), 'utf8'))
      .join('\n');

  test('the bundle holds no trace of the template [ON-088 ON-089 ON-097]', () => {
    const text = bundle();
    expect(text).toContain('Sign in with OTP');
    for (const leftover of ['Exchange Now', 'Monthly Limit', '49750', 'Max file size is 20mb', 'crypto-', 'bitcoin'])
      expect(text).not.toContain(leftover);
  });

  test('the add-account addresses ask for no card and call nobody [ON-091]', async ({ page }) => {
    const calls = providerCalls(page);
    for (const address of ['/add-debit-card', '/verify-step-1']) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('main').locator('input')).toHaveCount(0);
    }
    expect(calls.all).toEqual([]);
    expect(bundle()).not.toMatch(/\bCVV\b|card number/i);
  });
});

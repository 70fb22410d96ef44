import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { stored } from './steps.ts';

test.describe('what an answer does to the token', () => {
  test.beforeEach(async ({ investor }) => {
    await investor.signIn();
  });

  test('a new token replaces the stored one, and the next request carries it [ON-430 OM-355]', async ({
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

  test('a profile without a mobile number has no menu @layout [ON-406]', async ({ page }) => {
    await page.evaluate(() =>
      localStorage.setItem('profileData', JSON.stringify({ login_mobile_number: '', login_email: 'asha@example.in' })),
    );
    await page.goto('/portfolio');
    await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  });
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

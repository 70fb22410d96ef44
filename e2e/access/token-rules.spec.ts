import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { readStoredValues } from './steps.ts';

test.describe('the stored token', () => {
  test.beforeEach(async ({ investor }) => {
    await investor.signIn();
  });

  test('is replaced by a new token, which the next request carries [ON-430 OM-355]', async ({ page, investor }) => {
    const calls = recordProviderCalls(page);
    await investor.sandbox.injectFault({ operation: 'getPortfolio', kind: 'newToken' });
    const before = (await (await page.goto('/portfolio'), readStoredValues(page)))['token'];
    await expect.poll(async () => (await readStoredValues(page))['token']).not.toBe(before);
    await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).first().click();
    await expect.poll(() => calls.to('order/list').length).toBe(1);
    expect(calls.to('order/list')[0]?.headers['bb-access-token']).toBe((await readStoredValues(page))['token']);
  });

  test('a profile without a mobile number shows no menu @layout [ON-406]', async ({ page }) => {
    await page.evaluate(() =>
      localStorage.setItem('profileData', JSON.stringify({ login_mobile_number: '', login_email: 'asha@example.in' })),
    );
    await page.goto('/portfolio');
    await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  });
});

test.describe('the built app', () => {
  const assets = path.join(import.meta.dirname, '../../apps/investor/dist/assets');
  const readBundle = () =>
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(assets, file), 'utf8'))
      .join('\n');

  test('contains no text of the template [ON-088 ON-089 ON-097]', () => {
    const text = readBundle();
    expect(text).toContain('Sign in with OTP');
    for (const leftover of ['Exchange Now', 'Monthly Limit', '49750', 'Max file size is 20mb', 'crypto-', 'bitcoin'])
      expect(text).not.toContain(leftover);
  });

  test('has no card field at the add-account addresses and sends no call [ON-091]', async ({ page }) => {
    const calls = recordProviderCalls(page);
    for (const address of ['/add-debit-card', '/verify-step-1']) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('main').locator('input')).toHaveCount(0);
    }
    expect(calls.all).toEqual([]);
    expect(readBundle()).not.toMatch(/\bCVV\b|card number/i);
  });
});

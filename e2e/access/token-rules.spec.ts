import { globSync, readdirSync, readFileSync } from 'node:fs';
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
    await page.goto('/nowhere');
    const before = (await readStoredValues(page))['token'];
    await investor.sandbox.injectFault({ operation: 'getPortfolio', kind: 'newToken' });
    await page.goto('/portfolio');
    await expect.poll(async () => (await readStoredValues(page))['token']).not.toBe(before);
    const after = (await readStoredValues(page))['token'];
    await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lumpsum Order list' })).toBeVisible();
    // The portfolio reads the payments ahead from the lists, too.
    await expect.poll(() => calls.to('order/list').at(-1)?.headers['bb-access-token']).toBe(after);
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

test.describe('the built apps', () => {
  const root = path.join(import.meta.dirname, '../..');
  const readBundle = (app: 'investor' | 'backoffice') => {
    const assets = path.join(root, 'apps', app, 'dist/assets');
    return readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(assets, file), 'utf8'))
      .join('\n');
  };
  const exchangeWidget = /Exchange Now|crypto-|bitcoin|["'`>](?:Buy|Sell)["'`<]/g;
  const leftovers = /Monthly Limit|49750|Max file size is 20mb/g;

  for (const [app, ownText] of [
    ['investor', 'Sign in with OTP'],
    ['backoffice', 'Upload Elog'],
  ] as const)
    test(`of ${app} contain no text of the template [ON-088 ON-089 ON-097]`, () => {
      const text = readBundle(app);
      expect(text.includes(ownText)).toBe(true);
      expect(text.match(exchangeWidget)).toBeNull();
      expect(text.match(leftovers)).toBeNull();
    });

  for (const app of ['investor', 'backoffice'] as const)
    test(`of ${app} write no step of a flow to the console`, () => {
      const inspector = readFileSync(path.join(root, 'packages/wiring/src/console-inspector.ts'), 'utf8');
      const label = /console\.debug\('(?<text>[^']+)'/.exec(inspector)?.groups?.['text'];
      expect(label).toBeDefined();
      expect(readBundle(app)).not.toContain(label);
    });

  test('have no story or screen with an exchange widget [ON-088]', () => {
    const sources = globSync('packages/ui/src/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'));
    expect(sources.filter((file) => file.endsWith('.stories.tsx')).length).toBeGreaterThan(50);
    const found = sources.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(exchangeWidget) ?? []);
    expect(found).toEqual([]);
  });

  test('has no card field at the add-account addresses and sends no call [ON-091]', async ({ page }) => {
    const calls = recordProviderCalls(page);
    for (const address of ['/add-debit-card', '/verify-step-1']) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('main').locator('input')).toHaveCount(0);
    }
    expect(calls.all).toEqual([]);
    expect(readBundle('investor')).not.toMatch(/\bCVV\b|card number/i);
  });
});

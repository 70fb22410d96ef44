import { expect, isAt, page, test, visit } from '../../testing/app-test.tsx';
import { stored } from '../../testing/steps/access.ts';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('erase_token_id removes it [ON-431 OM-340]', async ({ investor }) => {
  await investor.sandbox.fault({ operation: 'getPortfolio', kind: 'eraseToken' });
  visit('/portfolio');
  await expect.poll(() => 'token' in stored()).toBe(false);
});

for (const [screen, row] of [
  ['signin', 'ON-432'],
  ['./signin', 'ON-433'],
] as const) {
  test(`navigateScreen ${screen} removes it [${row}]`, async ({ investor }) => {
    await investor.sandbox.fault({ operation: 'getPortfolio', kind: 'hostileScreen', value: screen });
    visit('/portfolio');
    await expect.poll(() => 'token' in stored()).toBe(false);
  });
}

test('the fixed logout value logs out [ON-434]', async ({ investor }) => {
  await investor.sandbox.fault({ operation: 'getPortfolio', kind: 'logoutToken' });
  visit('/portfolio');
  await isAt(/\/signin\/$/);
  await expect.poll(stored).toEqual({});
});

test('003 and 004 lead to the named screen, else to sign-in, without an alert [ON-436 ON-437 DO-425]', async ({
  investor,
}) => {
  for (const code of ['003', '004']) {
    await investor.signIn();
    await investor.sandbox.fault({
      operation: 'getPortfolio',
      kind: 'code',
      value: { code, messageText: 'Ended', navigateScreen: './terms-condition' },
    });
    visit('/portfolio');
    await isAt(/\/terms-condition\/$/);
    await investor.sandbox.fault({ operation: 'listOrders', kind: 'code', value: { code, messageText: 'Ended' } });
    visit('/orderList');
    await isAt(/\/signin\/$/);
    // The page forgets the session as it opens, and must not forget the next one.
    await expect.element(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
    await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  }
});

test('003 that names the page it came to leads to sign-in: the page would wait for ever', async ({ investor }) => {
  await investor.sandbox.fault({
    operation: 'getPortfolio',
    kind: 'code',
    value: { code: '003', messageText: 'Ended', navigateScreen: 'Portfolio' },
  });
  visit('/portfolio');
  await isAt(/\/signin\/$/);
});

test('no screen that the server names leads out of the app [ON-087]', async ({ investor }) => {
  for (const navigateScreen of ['/evil.example', 'https://evil.example', '//evil.example', 'javascript:alert(1)']) {
    await investor.signIn();
    await investor.sandbox.fault({
      operation: 'getPortfolio',
      kind: 'code',
      value: { code: '003', messageText: '', navigateScreen },
    });
    visit('/portfolio');
    await isAt(/^\/signin\/$/);
  }
});

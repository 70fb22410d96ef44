import { expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { signInHeading, storedValues } from '../../testing/steps/access.ts';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('erase_token_id removes the token [ON-431 OM-340]', async ({ investor }) => {
  await investor.sandbox.injectFault({ operation: 'getPortfolio', kind: 'eraseToken' });
  visit('/portfolio');
  await expect.poll(() => 'token' in storedValues()).toBe(false);
});

for (const [screen, row] of [
  ['signin', 'ON-432'],
  ['./signin', 'ON-433'],
] as const) {
  test(`navigateScreen ${screen} removes the token [${row}]`, async ({ investor }) => {
    await investor.sandbox.injectFault({ operation: 'getPortfolio', kind: 'hostileScreen', value: screen });
    visit('/portfolio');
    await expect.poll(() => 'token' in storedValues()).toBe(false);
  });
}

test('the fixed logout value as token logs out [ON-434]', async ({ investor }) => {
  await investor.sandbox.injectFault({ operation: 'getPortfolio', kind: 'logoutToken' });
  visit('/portfolio');
  await waitForPath(/\/signin\/$/);
  await expect.poll(storedValues).toEqual({});
});

test('003 and 004 lead to the named screen, else to sign-in, without an alert [ON-436 ON-437 DO-425]', async ({
  investor,
}) => {
  for (const code of ['003', '004']) {
    await investor.signIn();
    await investor.sandbox.injectFault({
      operation: 'getPortfolio',
      kind: 'code',
      value: { code, messageText: 'Ended', navigateScreen: './terms-condition' },
    });
    visit('/portfolio');
    await waitForPath(/\/terms-condition\/$/);
    await investor.sandbox.injectFault({
      operation: 'listOrders',
      kind: 'code',
      value: { code, messageText: 'Ended' },
    });
    visit('/orderList');
    await waitForPath(/\/signin\/$/);
    // The page clears the session when it opens; it must be open before the next session is stored.
    await expect.element(signInHeading()).toBeVisible();
    await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  }
});

test('003 that names the current page leads to sign-in, because the page would wait forever', async ({ investor }) => {
  await investor.sandbox.injectFault({
    operation: 'getPortfolio',
    kind: 'code',
    value: { code: '003', messageText: 'Ended', navigateScreen: 'Portfolio' },
  });
  visit('/portfolio');
  await waitForPath(/\/signin\/$/);
});

test('no screen of the server leads out of the app [ON-087]', async ({ investor }) => {
  for (const navigateScreen of ['/evil.example', 'https://evil.example', '//evil.example', 'javascript:alert(1)']) {
    await investor.signIn();
    await investor.sandbox.injectFault({
      operation: 'getPortfolio',
      kind: 'code',
      value: { code: '003', messageText: '', navigateScreen },
    });
    visit('/portfolio');
    await waitForPath(/^\/signin\/$/);
  }
});

import { expect, isAt, page, test, visit } from '../../testing/app-test.tsx';
import { inMain } from '@folioflow/wiring/testing/page';
import { stored } from '../../testing/steps/access.ts';

const settings = ['/settings', '/settings-preferences', '/settings-security', '/settings-account'];

test('a guarded route asks to sign in, and the address is replaced [ON-049 ON-050 ON-051 ON-052 ON-081 ON-443]', async () => {
  for (const path of settings) {
    visit('/faq');
    visit(path);
    await isAt(/\/signin\/$/);
    history.back();
    await isAt(/\/faq$/);
  }
});

test('signed in, the settings routes show the neutral page without any form [ON-049 ON-050 ON-051 ON-052 ON-090]', async ({
  investor,
}) => {
  await investor.signIn();
  for (const path of settings) {
    visit(path);
    await expect.element(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
    await expect.poll(() => inMain('input, select, textarea')).toHaveLength(0);
  }
});

/** Where a scheme is looked at and ordered. */
const screensOfAScheme = ['/charts/INF000A01016/100001/Any', '/chartsmobile', '/orderCheckout', '/sipCheckout'];

test('signed-in screens need profile and token [ON-084 DO-005 DO-011 OM-283]', async ({ network, investor }) => {
  for (const key of ['profileData', 'token']) {
    await investor.signIn();
    localStorage.removeItem(key);
    for (const path of [
      '/schemeList',
      '/portfolio',
      '/orderList',
      '/paymentPage',
      '/orderEditCheckout',
      ...screensOfAScheme,
    ]) {
      const kept = stored();
      visit(path);
      await isAt(/\/signin\/$/);
      for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
    }
  }
  expect(network.to('master/schemelist')).toEqual([]);
});

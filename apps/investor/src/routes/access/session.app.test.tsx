import { expect, waitForPath, test, visit } from '../../testing/app-test.tsx';
import { queryMain } from '@folioflow/wiring/testing/page';
import { storedValues } from '../../testing/steps/access.ts';
import { notFoundText } from '../../testing/steps/messages.ts';

const settings = ['/settings', '/settings-preferences', '/settings-security', '/settings-account'];

test('a guarded route redirects to sign-in and replaces the address [ON-049 ON-050 ON-051 ON-052 ON-081 ON-443]', async () => {
  for (const path of settings) {
    visit('/faq');
    visit(path);
    await waitForPath(/\/signin\/$/);
    history.back();
    await waitForPath(/\/faq$/);
  }
});

test('the settings routes show a signed-in user the neutral page without a form [ON-049 ON-050 ON-051 ON-052 ON-090]', async ({
  investor,
}) => {
  await investor.signIn();
  for (const path of settings) {
    visit(path);
    await expect.element(notFoundText()).toBeVisible();
    await expect.poll(() => queryMain('input, select, textarea')).toHaveLength(0);
  }
});

/** Addresses on which a scheme is viewed and ordered. */
const schemeScreens = ['/charts/INF000A01016/100001/Any', '/chartsmobile', '/orderCheckout', '/sipCheckout'];

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
      ...schemeScreens,
    ]) {
      const valuesBefore = storedValues();
      visit(path);
      await waitForPath(/\/signin\/$/);
      for (const [name, text] of Object.entries(valuesBefore)) localStorage.setItem(name, text);
    }
  }
  expect(network.callsTo('master/schemelist')).toEqual([]);
});

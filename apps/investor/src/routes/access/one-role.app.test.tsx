import { expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { press } from '@folioflow/wiring/testing/gestures';
import { readPageText } from '@folioflow/wiring/testing/page';
import { askForCode, enterCode, mobileField } from '../../testing/steps/access.ts';

/** A persona with orders of every kind and a portfolio. */
const WITH_ORDERS = '9000000101';
const amountWithoutSign = /(?<![₹\d,.])\d{1,3}(?:,\d{2,3})+/;

test('a customer signs in without a choice of role, and every amount carries the rupee sign [ON-001]', async ({
  network,
  investor,
}) => {
  await investor.sandbox.session(WITH_ORDERS);
  visit('/signin');
  await expect.element(mobileField()).toBeVisible();
  const entry = page.getByRole('main');
  await expect.element(entry.getByRole('radio').or(entry.getByRole('combobox'))).toHaveLength(0);
  await askForCode(investor.mobile);
  await enterCode('123456');
  await waitForPath(/\/portfolio\/$/);
  for (const path of ['/portfolio', '/orderList', '/schemeList']) {
    visit(path);
    const main = page.getByRole('main');
    // A card shows its amount with the folded returns.
    if (path === '/schemeList') await press(main.getByRole('button', { name: /^Details of/ }).first());
    await expect.element(main.getByText(/₹/).first()).toBeVisible();
    expect(readPageText()).not.toMatch(amountWithoutSign);
    expect(readPageText()).not.toMatch(/\brole\b|back-office/i);
  }
  const roles = network.calls.flatMap(({ body }) => ('login_role' in body ? [body['login_role']] : []));
  expect(new Set(roles)).toEqual(new Set(['customer']));
});

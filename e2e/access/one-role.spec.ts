import { providerCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { askForCode, enterCode } from './steps.ts';

/** A persona with orders of every kind and a portfolio. */
const WITH_ORDERS = '9000000101';
const amountWithoutSign = /(?<![₹\d,.])\d{1,3}(?:,\d{2,3})+/;

test('a customer signs in without a choice of role, and every amount carries the rupee sign [ON-001]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await investor.sandbox.session(WITH_ORDERS);
  await page.goto('/signin');
  await expect(page.getByLabel('Mobile number', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio').or(page.getByRole('combobox'))).toHaveCount(0);
  await askForCode(page, investor.mobile);
  await enterCode(page, '123456');
  await expect(page).toHaveURL(/\/portfolio\/$/);
  for (const path of ['/portfolio', '/orderList', '/schemeList']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/₹/).first()).toBeVisible();
    const text = await main.innerText();
    expect(text).not.toMatch(amountWithoutSign);
    await expect(page.locator('body')).not.toContainText(/\brole\b|back-office/i);
  }
  const roles = calls.all.flatMap(({ body }) => ('login_role' in body ? [body['login_role']] : []));
  expect(new Set(roles)).toEqual(new Set(['customer']));
});

import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** The persona with orders of every kind and state. */
const WITH_ORDERS = '9000000101';

test('an order of any kind is found by kind and status, opened, and found again after Back and a reload @layout', async ({
  page,
  investor,
}) => {
  await investor.signIn(WITH_ORDERS);
  await page.goto('/orderList');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL(/\/allOrders\/?$/);
  const payNow = main.getByRole('button', { name: 'Pay now' });
  await expect(payNow.first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Kind/ }).click();
  await page.getByRole('checkbox', { name: 'SIP', exact: true }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('button', { name: /^Status/ })
    .first()
    .click();
  await page.getByRole('checkbox', { name: 'Payment Pending' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\?kind=sip&status=payment$/);
  await expect(payNow).toHaveCount(1);
  await payNow.click();
  await expect(page).toHaveURL(/\/sipEditCheckout\/$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/allOrders\/?\?kind=sip&status=payment$/);
  await expect(payNow).toHaveCount(1);
  await page.reload();
  await expect(payNow).toHaveCount(1);

  await page.goto('/allOrders?kind=stp&status=rejected');
  await expect(page.getByRole('heading', { name: 'No rejected STP orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page).toHaveURL(/\/allOrders\/?$/);
  await expect(payNow.first()).toBeVisible();
});

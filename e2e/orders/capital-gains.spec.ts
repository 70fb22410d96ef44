import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** The persona with orders of every kind and state. */
const WITH_ORDERS = '9000000101';

test('an estimate below a redemption is read before the codes, and both pages are accessible @layout', async ({
  page,
  investor,
}) => {
  await investor.signIn(WITH_ORDERS);
  await page.goto('/capitalGains');
  await expect(page.getByLabel('Financial year')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/orderList');
  await page
    .getByRole('button', { name: /^More for .*SC01/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Redeem' }).click();
  const fold = page.getByText('What you get and what it costs');
  await fold.click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await expect(page.getByText(/^An estimate under the rules known on/)).toBeVisible();
  await page.getByText('Purchases that are sold').click();
  await expect(page.getByRole('columnheader', { name: 'Bought on' })).toBeVisible();
  await expectAccessible(page);
});

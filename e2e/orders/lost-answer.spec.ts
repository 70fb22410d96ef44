import { expect, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { chooseNomineeAndAskForCode, confirmOrder, invest, listedOrders } from './steps.ts';

test('going back after a lost answer and creating the same order again leaves one order', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/status of 500/);
  await investor.signIn();
  const calls = providerCalls(page);
  await invest(page, '7100');
  await chooseNomineeAndAskForCode(page);
  await investor.sandbox.fault({
    operation: 'createSingleOrder',
    kind: 'httpStatus',
    value: { status: 500, when: 'after' },
  });
  await confirmOrder(page);
  await expect(page.getByRole('alert').filter({ hasText: /cannot tell/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the order' }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('alert').filter({ hasText: /cannot tell/ })).toBeVisible();
  await expect(main.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('button', { name: 'Create Order' }).click();
  await expect(page.getByLabel('OTP', { exact: true })).toBeVisible();
  await confirmOrder(page);
  await expect(page).toHaveURL(/\/orderEditCheckout\/$/);

  const keys = calls.to('order/create').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await listedOrders(page)).toHaveLength(1);
});

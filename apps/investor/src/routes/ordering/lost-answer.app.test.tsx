import { expect, field, isAt, page, test } from '../../testing/app-test.tsx';
import { invest, chooseNomineeAndAskForCode, confirmOrder, listedOrders } from '../../testing/steps/order.ts';

test('going back after a lost answer and creating the same order again leaves one order', async ({
  network,
  investor,
}) => {
  await investor.signIn();
  await invest('7100');
  await chooseNomineeAndAskForCode();
  await investor.sandbox.fault({
    operation: 'createSingleOrder',
    kind: 'httpStatus',
    value: { status: 500, when: 'after' },
  });
  await confirmOrder();
  await expect.element(page.getByRole('alert').filter({ hasText: /cannot tell/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the order' }).click();

  const main = page.getByRole('main');
  await expect.element(main.getByRole('alert').filter({ hasText: /cannot tell/ })).toBeVisible();
  await expect.element(main.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('button', { name: 'Create Order' }).click();
  await expect.element(field('OTP')).toBeVisible();
  await confirmOrder();
  await isAt(/\/orderEditCheckout\/$/);

  const keys = network.to('order/create').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await listedOrders(network)).toHaveLength(1);
});

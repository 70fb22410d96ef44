import { acknowledge, button, closeAlert, expect, field, isAt, page, reload, test } from '../../testing/app-test.tsx';
import { press } from '@folioflow/wiring/testing/hands';
import {
  invest,
  chooseNomineeAndAskForCode,
  confirmOrder,
  createOrder,
  firstNominee,
  listedOrders,
  repeatQuestion,
} from '../../testing/steps/order.ts';

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
  await page.getByRole('button', { name: 'Back to the review' }).click();

  const main = page.getByRole('main');
  await expect.element(main.getByRole('alert').filter({ hasText: /cannot tell/ })).toBeVisible();
  await button('Back').click();
  await expect.element(main.getByRole('radio', { name: /^(?!Yes|No)/ }).first()).toBeChecked();
  await createOrder();
  await expect.element(field('OTP')).toBeVisible();
  await confirmOrder();
  await isAt(/\/orderEditCheckout\/$/);

  const keys = network.to('order/create').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await listedOrders(network)).toHaveLength(1);
});

test('"Check again" finds the order whose answer was lost in the list, by its key', async ({ network, investor }) => {
  await investor.signIn();
  await invest('7200');
  await chooseNomineeAndAskForCode();
  network.loseAnswer('order/create');
  await confirmOrder();
  await acknowledge();
  await button('Check again').click();
  await isAt(/\/orderEditCheckout\/$/);
  expect(network.to('order/create')).toHaveLength(1);
  // Before the code, for a recent order, and after the lost answer.
  expect(network.to('order/list')).toHaveLength(2);
  expect(await listedOrders(network)).toHaveLength(1);
});

test('"Check again" says that the list does not show an order that never arrived', async ({ network, investor }) => {
  await investor.signIn();
  await invest('7200');
  await chooseNomineeAndAskForCode();
  network.cutOff('order/create');
  await confirmOrder();
  await acknowledge();
  await button('Check again').click();
  await expect.element(page.getByRole('alert').filter({ hasText: /does not show this order/ })).toBeVisible();
  await expect.element(button('Create Order')).toBeEnabled();
});

const goneMeanwhile: Readonly<Record<string, () => void | Promise<void>>> = {
  'goes back, and forward again': async () => {
    history.back();
    await isAt(/^\/charts\//);
    history.forward();
  },
  'reloads the page': reload,
};

test.for(Object.entries(goneMeanwhile))(
  'who %s while the order is on its way is told of it, and is asked before it is ordered again',
  async ([, leave], { network, investor }) => {
    await investor.signIn();
    await invest('7300');
    await chooseNomineeAndAskForCode();
    const arrived = network.arrives('order/create');
    await confirmOrder();
    await arrived;
    await leave();
    await closeAlert(/may have gone through/);
    await press(firstNominee());
    await createOrder();
    await expect.element(repeatQuestion()).toBeVisible();
    await press(button('Go back'));
    await expect.element(button('Create Order')).toBeEnabled();
    expect(network.to('order/create')).toHaveLength(1);
    expect(await listedOrders(network)).toHaveLength(1);
  },
);

test.for(Object.entries(goneMeanwhile))(
  'who %s after an order that never arrived goes on with its key, and orders once',
  async ([, leave], { network, investor }) => {
    await investor.signIn();
    await invest('7300');
    await chooseNomineeAndAskForCode();
    network.cutOff('order/create');
    await confirmOrder();
    await acknowledge();
    await leave();
    await closeAlert(/may have gone through/);
    await chooseNomineeAndAskForCode();
    await confirmOrder();
    await isAt(/\/orderEditCheckout\/$/);
    const keys = network.to('order/create').map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await listedOrders(network)).toHaveLength(1);
  },
);

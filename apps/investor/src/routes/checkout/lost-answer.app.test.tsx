import { pressDialogOk, button, closeAlert, expect, waitForPath, page, reload, test } from '../../testing/app-test.tsx';
import { press } from '@folioflow/wiring/testing/gestures';
import { checkAgainButton } from '../../testing/steps/messages.ts';
import {
  invest,
  chooseNomineeAndAskForCode,
  confirmOrder,
  createOrder,
  createOrderButton,
  fetchOrderList,
  leaveRepetitionButton,
  orderCodeField,
  repeatQuestion,
  settleNominee,
} from '../../testing/steps/order.ts';

test('going back after a lost answer and creating the same order again leaves one order', async ({
  network,
  investor,
}) => {
  await investor.signIn();
  await invest('7100');
  await chooseNomineeAndAskForCode();
  await investor.sandbox.injectFault({
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
  await expect.element(main.getByRole('button', { name: 'Change the nominee' })).toBeVisible();
  await createOrder();
  await expect.element(orderCodeField()).toBeVisible();
  await confirmOrder();
  await waitForPath(/\/orderEditCheckout\/$/);

  const keys = network.callsTo('order/create').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await fetchOrderList(network)).toHaveLength(1);
});

test('"Check again" finds an order with a lost answer in the list by its key', async ({ network, investor }) => {
  await investor.signIn();
  await invest('7200');
  await chooseNomineeAndAskForCode();
  network.loseAnswer('order/create');
  await confirmOrder();
  await pressDialogOk();
  await checkAgainButton().click();
  await waitForPath(/\/orderEditCheckout\/$/);
  expect(network.callsTo('order/create')).toHaveLength(1);
  // One call before the code, for a recent order, and one after the lost answer.
  expect(network.callsTo('order/list')).toHaveLength(2);
  expect(await fetchOrderList(network)).toHaveLength(1);
});

test('"Check again" reports that the list does not contain an order that was not received', async ({
  network,
  investor,
}) => {
  await investor.signIn();
  await invest('7200');
  await chooseNomineeAndAskForCode();
  network.dropNextCall('order/create');
  await confirmOrder();
  await pressDialogOk();
  await checkAgainButton().click();
  await expect.element(page.getByRole('alert').filter({ hasText: /not in your order list/ })).toBeVisible();
  await expect.element(createOrderButton()).toBeEnabled();
});

const interruptions: Readonly<Record<string, () => void | Promise<void>>> = {
  'goes back, and forward again': async () => {
    history.back();
    await waitForPath(/^\/charts\//);
    history.forward();
  },
  'reloads the page': reload,
};

test.for(Object.entries(interruptions))(
  'an investor who %s during an order is warned, and is asked before the order is repeated',
  async ([, leave], { network, investor }) => {
    await investor.signIn();
    await invest('7300');
    await chooseNomineeAndAskForCode();
    const arrived = network.deliverWithoutAnswer('order/create');
    await confirmOrder();
    await arrived;
    await leave();
    await closeAlert(/may have gone through/);
    await settleNominee();
    await createOrder();
    await expect.element(repeatQuestion()).toBeVisible();
    await press(leaveRepetitionButton());
    await expect.element(createOrderButton()).toBeEnabled();
    expect(network.callsTo('order/create')).toHaveLength(1);
    expect(await fetchOrderList(network)).toHaveLength(1);
  },
);

test.for(Object.entries(interruptions))(
  'an investor who %s after an order that was not received repeats it with the same key and orders once',
  async ([, leave], { network, investor }) => {
    await investor.signIn();
    await invest('7300');
    await chooseNomineeAndAskForCode();
    network.dropNextCall('order/create');
    await confirmOrder();
    await pressDialogOk();
    await leave();
    await closeAlert(/may have gone through/);
    await chooseNomineeAndAskForCode();
    await confirmOrder();
    await waitForPath(/\/orderEditCheckout\/$/);
    const keys = network.callsTo('order/create').map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await fetchOrderList(network)).toHaveLength(1);
  },
);

import { press } from '@folioflow/wiring/testing/gestures';
import { button, describe, expect, field, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { confirmPin } from '../../testing/steps/accounts.ts';
import { chooseAction, fetchOrders } from '../../testing/steps/order-actions.ts';
import {
  chooseNomineeAndAskForCode,
  confirmOrder,
  createOrder,
  firstNominee,
  invest,
  fetchOrderList,
  placeOrder,
  repeatQuestion,
} from '../../testing/steps/order.ts';

type Network = Parameters<typeof fetchOrders>[0];

const idempotencyKeysOf = (network: Network, path: string) =>
  network.callsTo(path).map(({ headers }) => headers['idempotency-key']);

describe('a lumpsum that was placed in another tab', () => {
  test('asks before it is repeated, and another order is placed with a new key', async ({ investor, network }) => {
    await investor.signIn();
    await placeOrder('7400');
    await invest('7400');
    await press(firstNominee());
    await createOrder();
    await expect.element(repeatQuestion()).toMatchTextContent(/^You placed the same order at \d+:\d\d [ap]m\./);
    await expect.element(page.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/orderList');
    expect(network.callsTo('user/2factor/sendotp')).toHaveLength(1);
    const another = button('Place another').element() as HTMLButtonElement;
    another.click();
    another.click();
    await expect.element(field('OTP')).toBeVisible();
    expect(network.callsTo('user/2factor/sendotp')).toHaveLength(2);
    await confirmOrder();
    await waitForPath(/\/orderEditCheckout\/$/);
    expect(new Set(idempotencyKeysOf(network, 'order/create')).size).toBe(2);
    expect(await fetchOrderList(network)).toHaveLength(2);
  });

  test('does not ask for another amount', async ({ investor }) => {
    await investor.signIn();
    await placeOrder('7400');
    await invest('7401');
    await chooseNomineeAndAskForCode();
  });

  test('does not ask if the list of orders cannot be fetched', async ({ investor }) => {
    await investor.signIn();
    await placeOrder('7400');
    await invest('7400');
    await press(firstNominee());
    await investor.sandbox.injectFault({
      operation: 'listOrders',
      kind: 'httpStatus',
      value: { status: 500, when: 'before' },
    });
    await createOrder();
    await expect.element(field('OTP')).toBeVisible();
  });
});

describe('a STP that was registered in another tab', () => {
  async function startStp(network: Network, amount: string) {
    const orders = await fetchOrders(network, '/orderList');
    await chooseAction(
      orders.findIndex(({ mf_order_number: number }) => number === '10000001'),
      'Start STP',
    );
    await button('Choose a Scheme').click();
    await page.getByRole('button', { name: /^Select .*\(SC21\)$/ }).click();
    await field('Frequency').selectOptions('MONTHLY');
    await field('Number of transfers').selectOptions('6');
    await field('Amount of each transfer').fill(amount);
    await page.getByRole('button', { name: /^STP Date: / }).click();
    await button('7').click();
    await button('Start STP').click();
  }

  test('asks before the PIN; another STP is registered once, and another amount is registered without a question', async ({
    investor,
    network,
  }) => {
    await investor.signIn('9000000101');
    await startStp(network, '500');
    await confirmPin('1234');
    await expect.element(page.getByRole('main')).toMatchTextContent('Your STP is registered');
    await startStp(network, '500');
    await expect.element(repeatQuestion()).toMatchTextContent(/^You registered the same STP at /);
    await press(button('Go back'));
    await expect.element(button('Start STP')).toHaveFocus();
    await press(button('Start STP'));
    await press(button('Register another'));
    await confirmPin('1234');
    await expect.element(page.getByRole('main')).toMatchTextContent('Your STP is registered');
    expect(new Set(idempotencyKeysOf(network, 'stp/register')).size).toBe(2);
    await startStp(network, '600');
    await expect.element(page.getByRole('dialog', { name: 'Two Factor Authentication' })).toBeVisible();
    expect(repeatQuestion().query()).toBeNull();
  });
});

test('a mandate that was registered in another tab asks before it is repeated, and another one is registered', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000101');
  const registerMandate = async () => {
    visit('/mandateList');
    await press(button('Register a new mandate'));
    await press(button('Register Mandate'));
  };
  const form = page.getByRole('heading', { name: /^Sign the form of mandate M4\d+$/ });
  await registerMandate();
  await expect.element(form).toBeVisible();
  await registerMandate();
  await expect.element(repeatQuestion()).toMatchTextContent(/^You registered the same mandate at /);
  expect(network.callsTo('xsip/mandate/register')).toHaveLength(1);
  await press(button('Register another'));
  await expect.element(form).toBeVisible();
  expect(new Set(idempotencyKeysOf(network, 'xsip/mandate/register')).size).toBe(2);
});

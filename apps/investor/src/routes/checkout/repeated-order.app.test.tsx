import { press } from '@folioflow/wiring/testing/gestures';
import { button, describe, expect, waitForPath, page, test, visit, type Network } from '../../testing/app-test.tsx';
import { newMandateButton, registerMandateButton } from '../../testing/steps/mandates.ts';
import {
  chooseNomineeAndAskForCode,
  confirmOrder,
  createOrder,
  invest,
  leaveRepetitionButton,
  orderCodeField,
  fetchOrderList,
  placeOrder,
  repeatQuestion,
  settleNominee,
} from '../../testing/steps/order.ts';
import { confirmPin, pinDialog } from '../../testing/steps/pin.ts';
import { enterTransfer, startTransfer, submitTransferButton } from '../../testing/steps/transfer.ts';

const idempotencyKeysOf = (network: Network, path: string) =>
  network.callsTo(path).map(({ headers }) => headers['idempotency-key']);

describe('a lumpsum that was placed in another tab', () => {
  test('asks before it is repeated, and another order is placed with a new key', async ({ investor, network }) => {
    await investor.signIn();
    await placeOrder('7400');
    await invest('7400');
    await settleNominee();
    await createOrder();
    await expect.element(repeatQuestion()).toMatchTextContent(/^You placed the same order at \d+:\d\d [AP]M\./);
    await expect.element(page.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/orderList');
    expect(network.callsTo('user/2factor/sendotp')).toHaveLength(1);
    const another = button('Place another').element() as HTMLButtonElement;
    another.click();
    another.click();
    await expect.element(orderCodeField()).toBeVisible();
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
    await settleNominee();
    await investor.sandbox.injectFault({
      operation: 'listOrders',
      kind: 'httpStatus',
      value: { status: 500, when: 'before' },
    });
    await createOrder();
    await expect.element(orderCodeField()).toBeVisible();
  });
});

describe('a STP that was registered in another tab', () => {
  async function startStp(network: Network, amount: string) {
    await startTransfer(network);
    await enterTransfer(amount);
    await press(submitTransferButton());
  }

  test('asks before the PIN; another STP is registered once, and another amount is registered without a question', async ({
    investor,
    network,
  }) => {
    await investor.signIn('9000000101');
    await startStp(network, '500');
    await confirmPin('1234');
    await expect.element(page.getByRole('main')).toMatchTextContent(/Your STP of ₹.* starts on /);
    await startStp(network, '500');
    await expect.element(repeatQuestion()).toMatchTextContent(/^You registered the same STP at /);
    await press(leaveRepetitionButton());
    await expect.element(submitTransferButton()).toHaveFocus();
    await press(submitTransferButton());
    await press(button('Register another'));
    await confirmPin('1234');
    await expect.element(page.getByRole('main')).toMatchTextContent(/Your STP of ₹.* starts on /);
    expect(new Set(idempotencyKeysOf(network, 'stp/register')).size).toBe(2);
    await startStp(network, '600');
    await expect.element(pinDialog()).toBeVisible();
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
    await press(newMandateButton());
    await press(registerMandateButton());
  };
  const form = page.getByRole('heading', { name: /^Sign the form for mandate M4\d+$/ });
  await registerMandate();
  await expect.element(form).toBeVisible();
  await registerMandate();
  await expect.element(repeatQuestion()).toMatchTextContent(/^You registered the same mandate at /);
  expect(network.callsTo('xsip/mandate/register')).toHaveLength(1);
  await press(button('Register another'));
  await expect.element(form).toBeVisible();
  expect(new Set(idempotencyKeysOf(network, 'xsip/mandate/register')).size).toBe(2);
});

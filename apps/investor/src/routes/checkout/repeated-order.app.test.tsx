import type { ListBankAccountsAnswer } from '@folioflow/api/contract';
import { MANDATE_TURN } from '@folioflow/wiring/checkout/take-turn';
import { press } from '@folioflow/wiring/testing/gestures';
import { inject } from 'vitest';
import {
  button,
  closeAlert,
  describe,
  expect,
  waitForPath,
  page,
  test,
  visit,
  type Network,
} from '../../testing/app-test.tsx';
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
    await expect.element(repeatQuestion()).toMatchTextContent(/^You placed the same order at \d+:\d\d [AP]M IST\./);
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

describe('a mandate beside another tab', () => {
  const registrationPath = 'xsip/mandate/register';
  const openForm = async () => {
    visit('/mandateList');
    await press(newMandateButton());
    await expect.element(registerMandateButton()).toBeVisible();
  };

  /** Registers what the app would register, as another tab of the same person. */
  async function registerElsewhere(network: Network, { result }: ListBankAccountsAnswer) {
    const account = result.customer_bank_list.find(({ is_primary }) => is_primary);
    const [listed] = network.callsTo('master/bankaccountlist');
    const answer = await fetch(`${inject('appConfig').providerUrl}/${registrationPath}`, {
      method: 'PUT',
      headers: { ...listed?.headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        client_info: {
          bank_name: account?.beneficiary_bank_name,
          branch_name: account?.beneficiary_bank_branch_name,
          account_no: account?.beneficiary_account_no,
          account_type: account?.beneficiary_account_type,
          ifsc_code: account?.beneficiary_ifsc,
          account_holder_name: account?.beneficiary_account_holder_name,
          debit_amount: 25_000,
          request_mode: 'web',
          mandate_type: 'X',
        },
      }),
    });
    expect(((await answer.json()) as { code: string }).code).toBe('000');
  }

  test('that is about to register the same one waits for it, and asks', async ({ investor, network }) => {
    await investor.signIn('9000000101');
    const lists = network.captureAnswer<ListBankAccountsAnswer>('master/bankaccountlist');
    await openForm();
    const listed = await lists;
    await navigator.locks.request(MANDATE_TURN, async () => {
      await press(registerMandateButton());
      await network.waitUntilQuiet();
      await registerElsewhere(network, listed);
    });
    await expect.element(repeatQuestion()).toMatchTextContent(/^You registered the same mandate at /);
    expect(network.callsTo(registrationPath)).toHaveLength(1);
    await press(leaveRepetitionButton());
    await expect.element(registerMandateButton()).toHaveFocus();
  });

  test('registers nothing while the list cannot be fetched, and asks once it can', async ({ investor, network }) => {
    await investor.signIn('9000000101');
    const lists = network.captureAnswer<ListBankAccountsAnswer>('master/bankaccountlist');
    await openForm();
    await registerElsewhere(network, await lists);
    await investor.sandbox.injectFault({
      operation: 'listBankAccounts',
      kind: 'code',
      value: { code: '020', messageText: 'Your mandates cannot be shown right now.' },
    });
    await press(registerMandateButton());
    await closeAlert('Your mandates cannot be shown right now.');
    await press(registerMandateButton());
    await expect.element(repeatQuestion()).toMatchTextContent(/^You registered the same mandate at /);
    expect(network.callsTo(registrationPath)).toHaveLength(1);
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

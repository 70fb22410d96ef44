import { i18n } from '@folioflow/flows/testing/texts';
import type { Order, SwpSettings } from '@folioflow/api/contract';
import type { Locator } from 'vitest/browser';
import { pressDialogOk, closeAlert, expect, page, test, visit } from '../../testing/app-test.tsx';
import { codeConfirmation } from '../../testing/steps/order.ts';
import { fetchOrders } from '../../testing/steps/order-actions.ts';
import { cancelPinButton, confirmPin, confirmPinButton, pinField } from '../../testing/steps/pin.ts';
import {
  askForWithdrawalCode,
  chooseWithdrawal,
  chooseWithdrawalEnd,
  confirmWithdrawal,
  confirmWithdrawalButton,
  enterWithdrawal,
  registerWithdrawalButton,
  startWithdrawal,
  withdrawalCodeField,
  withdrawalDialog,
  withdrawalFrequencyField,
} from '../../testing/steps/withdrawal.ts';

test('a SWP is registered by its terms and a code and cancelled by the PIN [DO-007 OM-003 OM-044 OM-075 OM-091 OM-092 OM-093 OM-094 DO-336 DO-338 DO-342]', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000101');
  const { order, place } = await startWithdrawal(network);
  await expect.element(registerWithdrawalButton()).toBeDisabled();
  await enterWithdrawal('600');
  await askForWithdrawalCode();
  await expect.element(withdrawalFrequencyField()).toBeDisabled();
  await expect.element(registerWithdrawalButton()).toBeDisabled();
  await confirmWithdrawal('111111');
  await closeAlert(/password/);
  await withdrawalCodeField().fill('123456');
  const confirm = confirmWithdrawalButton().element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await expect.element(page.getByText('Your SWP is registered.')).toBeVisible();
  await expect.element(withdrawalDialog()).not.toBeInTheDocument();
  const sent = network.callsTo('swp/create');
  expect(sent).toHaveLength(2);
  expect(sent.at(-1)?.body).toMatchObject({
    order_type: 'single',
    client_info: {
      order_id: order?.order_id,
      swp_order: {
        swp_no_of_installments: 12,
        swp_frequency: 'MONTHLY',
        swp_amount: '600',
        ...codeConfirmation,
        email_otp: '',
      },
    },
  });
  await chooseWithdrawalEnd(place);
  await expect.element(pinField()).toBeVisible();
  await pinField().fill('1234');
  await confirmPinButton().click();
  await expect.element(page.getByRole('status').getByText('Your SWP was cancelled.')).toBeVisible();
  expect(network.callsTo('swp/cancel').at(-1)?.body).toMatchObject({
    client_info: { swp_order: { swp_amount: '600', mobile_otp: '' }, pin_verification_value: '1234' },
  });
});

const optionsOf = (field: { element: () => Element }) =>
  [...(field.element() as HTMLSelectElement).options].filter(({ value }) => value !== '').map(({ value }) => value);

test('each setting of the order changes the form of its SWP [OM-095]', async ({ investor, network }) => {
  await investor.signIn('9000000101');
  const amount = () => page.getByLabelText(i18n._('swp.amount'), { exact: true });
  const days = () => optionsOf(page.getByLabelText(i18n._('swp.day'), { exact: true }));

  const { place } = await startWithdrawal(network);
  const offered = { counts: optionsOf(page.getByLabelText(i18n._('swp.count'), { exact: true })), days: days() };
  await expect.element(withdrawalCodeField()).not.toBeInTheDocument();

  const settings: Partial<SwpSettings> = {
    swp_installment_numbers_list: [{ value: '7', label: '7 instalments' }],
    swp_frequency_list: [{ value: 'WEEKLY', label: 'Weekly' }],
    minimum_swp_amount: 700,
    maximum_swp_amount: 900,
    swp_exclude_date_list: [offered.days[0] ?? ''],
    is_otp_enabled: true,
  };
  network.rewriteAnswer('order/list', ({ result, ...answer }) => ({
    ...answer,
    result: (result as readonly Order[]).map((order) => ({ ...order, ...settings })),
  }));
  visit('/schemeList');
  visit('/orderList');
  await chooseWithdrawal(place);
  await expect.element(withdrawalDialog()).toBeVisible();
  expect(offered.counts).not.toEqual(['7']);
  expect(optionsOf(page.getByLabelText(i18n._('swp.count'), { exact: true }))).toEqual(['7']);
  expect(optionsOf(withdrawalFrequencyField())).toEqual(['WEEKLY']);
  expect(days()).toEqual(offered.days.slice(1));
  await expect.element(withdrawalCodeField()).toBeDisabled();
  await page.getByLabelText(i18n._('swp.count'), { exact: true }).selectOptions('7');
  await withdrawalFrequencyField().selectOptions('WEEKLY');
  await amount().fill('699');
  await expect.element(registerWithdrawalButton()).toBeDisabled();
  await amount().fill('901');
  await expect.element(amount()).not.toHaveValue('901');
  await amount().fill('700');
  await expect.element(registerWithdrawalButton()).toBeEnabled();
  await askForWithdrawalCode();
  await expect.element(withdrawalCodeField()).toBeEnabled();
});

test('retries after lost answers register and cancel a SWP once with the same key; a wrong or blocked PIN cancels nothing', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000101');
  const { place } = await startWithdrawal(network);
  await enterWithdrawal('600');
  await askForWithdrawalCode();
  const expectOneEffect = async (path: string, press: () => Promise<unknown>, done: Locator) => {
    network.loseAnswer(path);
    await press();
    await pressDialogOk();
    const { rows } = await investor.sandbox.effects();
    await press();
    await expect.element(done).toBeVisible();
    const [first, second] = network
      .callsTo(path)
      .slice(-2)
      .map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
    expect((await investor.sandbox.effects()).rows).toEqual(rows);
  };
  await expectOneEffect('swp/create', () => confirmWithdrawal('123456'), page.getByText('Your SWP is registered.'));
  await chooseWithdrawalEnd(place);
  await confirmPin('1111');
  await closeAlert(/PIN/);
  await confirmPin('0000');
  await closeAlert(/locked/);
  await expectOneEffect(
    'swp/cancel',
    () => confirmPin('1234'),
    page.getByRole('status').getByText('Your SWP was cancelled.'),
  );
});

test('a SWP that another tab has cancelled is refused with the reason, and its row is updated', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000101');
  const orders = await fetchOrders(network, '/orderList');
  const place = orders.findIndex(({ mf_order_swp_enabled: isOn }) => isOn);
  await chooseWithdrawalEnd(place);
  await confirmPin('1234');
  await expect.element(page.getByRole('status').getByText('Your SWP was cancelled.')).toBeVisible();
  // The list as the other tab shows it.
  network.rewriteAnswer('order/list', (answer) => ({ ...answer, result: [orders[place]] }));
  visit('/orderList');
  await chooseWithdrawalEnd(0);
  await confirmPin('1234');
  await closeAlert('This order has no SWP.');
  await cancelPinButton().click();
  await chooseWithdrawal(place);
  await expect.element(withdrawalDialog()).toBeVisible();
});

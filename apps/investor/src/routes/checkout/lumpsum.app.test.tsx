import { i18n } from '@folioflow/flows/testing/texts';
import { closeAlert, expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import {
  invest,
  chooseNomineeAndAskForCode,
  codeConfirmation,
  confirmOrder,
  createOrderButton,
  confirmOrderButton,
  createOrder,
  orderCodeField,
  placeOrder,
  payOrder,
  fetchOrderList,
} from '../../testing/steps/order.ts';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('the sent order has exactly the documented keys, the primary account and the scheme parameters [DO-007 DO-140 DO-141 DO-279 DO-369 OM-104 OM-105 DO-368]', async ({
  network,
}) => {
  await invest('5000');
  const state = (history.state as { usr: Record<string, unknown> }).usr;
  expect(Object.keys(state).sort()).toEqual([
    'bank_account_list',
    'client_code',
    'general_order',
    'is_no_nominee_registered',
    'no_nominee_form',
    'nominee_list',
    'selected_order',
  ]);
  expect((state['nominee_list'] as { id: string }[]).map(({ id }) => id)).not.toContain('none');
  await chooseNomineeAndAskForCode();
  await confirmOrder();
  await waitForPath(/\/orderEditCheckout\/$/);
  const [call] = network.callsTo('order/create');
  expect(call?.body['two_factor_authentication']).toMatchObject(codeConfirmation);
  const info = call?.body['client_info'] as Record<string, unknown>;
  expect(Object.keys(info).sort()).toEqual([
    'bank_account_information',
    'buy_sell',
    'buy_sell_type',
    'nominee_id',
    'nominee_option',
    'order_amount',
    'scheme_code',
    'scheme_isin',
    'scheme_name',
    'selected_order',
  ]);
  expect(info).toMatchObject({
    buy_sell: 'P',
    buy_sell_type: 'FRESH',
    order_amount: '5000',
    nominee_option: 'existing',
    bank_account_information: { is_primary: true },
  });
  expect(Object.keys(info['selected_order'] as object)).toEqual(
    expect.arrayContaining([
      'param_scheme_name',
      'param_scheme_code',
      'param_redemption_allowed',
      'param_exit_load_flag',
      'param_swp_flag',
      'param_purchase_cutoff_time',
    ]),
  );
  expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a payment by UPI shows its message without a redirect and stores no order number [OM-151 OM-152]', async () => {
  await placeOrder('5100');
  await payOrder('UPI', 'success@upi');
  await waitForPath(/\/paymentPage\/$/);
  await expect.element(page.getByRole('link', { name: i18n._('payments.link.orderList') })).toBeVisible();
  expect(localStorage.getItem('payment_order_number')).toBeNull();
});

test('a payment page without an order and a status without a number show the neutral text and a link [OM-097 OM-122 OM-159 OM-162 DO-267]', async () => {
  const notFound = 'Sorry the information you are looking for could not be found';
  for (const [path, link, to] of [
    ['/orderCheckout', 'Go to Order List', /\/orderList\/?$/],
    ['/orderEditCheckout', 'Go to Order List', /\/orderList\/?$/],
    ['/paymentPage', 'Go to Order List', /\/orderList\/?$/],
    ['/paymentResponse', 'Ok, Go to Order List', /\/orderList\/?$/],
  ] as const) {
    visit(path);
    await expect.element(page.getByText(notFound)).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: link }))
      .toHaveAttribute('href', expect.stringMatching(to));
  }
});

for (const [amount, alerted, text] of [
  ['2222', 'Payment could not be initiated', 'Payment could not be initiated'],
  ['2223', 'ERR', 'Sorry the information you are looking for could not be found'],
] as const) {
  test(`a refused initiate for ${amount} shows "${text}" with a link to the orders [OM-147 OM-148 OM-331]`, async () => {
    await placeOrder(amount);
    await payOrder('DIRECT');
    await closeAlert(alerted);
    await expect.element(page.getByRole('main').getByText(text)).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: i18n._('payments.link.orderList') }))
      .toHaveAttribute('href', expect.stringMatching(/\/orderList\/?$/));
  });
}

test('a double click on Confirm Order sends one order during a slow call', async ({ network }) => {
  await invest('5300');
  await chooseNomineeAndAskForCode();
  const deliver = network.delayNextCall('order/create');
  await orderCodeField().fill('123456');
  await confirmOrderButton().dblClick();
  deliver();
  await waitForPath(/\/orderEditCheckout\/$/);
  expect(network.callsTo('order/create')).toHaveLength(1);
});

test('a retry after an answer that was lost after its effect sends the same key, and there is one order', async ({
  network,
  investor,
}) => {
  await invest('5400');
  await chooseNomineeAndAskForCode();
  await investor.sandbox.injectFault({
    operation: 'createSingleOrder',
    kind: 'httpStatus',
    value: { status: 500, when: 'after' },
  });
  await confirmOrder();
  await expect.element(page.getByRole('alert').filter({ hasText: /cannot tell/ })).toBeVisible();
  await confirmOrder();
  await waitForPath(/\/orderEditCheckout\/$/);
  const keys = network.callsTo('order/create').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await fetchOrderList(network)).toHaveLength(1);
});

test('code 003 during the checkout leads to sign-in without an alert [OM-339]', async ({ investor }) => {
  await invest('5500');
  await investor.sandbox.injectFault({
    operation: 'sendTwoFactorOtp',
    kind: 'code',
    value: {
      code: '003',
      messageText: 'Session ended',
      navigateScreen: 'signin',
      erase_token_id: true,
    },
  });
  await page
    .getByRole('main')
    .getByRole('radio', { name: /^(?!Yes|No)/ })
    .first()
    .click();
  await createOrder();
  await waitForPath(/\/signin\/$/);
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
});

test('another code shows an alert with the server text, and the code is entered anew [DO-278 OM-324]', async ({
  investor,
}) => {
  await invest('5600');
  await chooseNomineeAndAskForCode();
  await investor.sandbox.injectFault({
    operation: 'createSingleOrder',
    kind: 'code',
    value: { code: '071', messageText: 'Order rejected by exchange' },
  });
  await confirmOrder();
  await closeAlert('Order rejected by exchange');
  await createOrderButton().click();
  await expect.element(orderCodeField()).toHaveValue('');
});

import { expect, stack, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { chooseNomineeAndAskForCode, confirmOrder, invest, listedOrders, payBy, placeOrder, scheme } from './steps.ts';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('invest, pay at the gateway, see the status and the order, and after allotment the portfolio @layout [ON-060 ON-063 ON-066 ON-072 ON-073 OM-010 OM-015 OM-018 OM-019 OM-024 OM-096 OM-099 OM-100 OM-101 OM-109 OM-123 OM-144 OM-150 OM-156 OM-158 OM-163 DO-139 DO-265 DO-269 DO-271 DO-272]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await invest(page, '5000');
  await expect(page).toHaveURL(/\/orderCheckout\/$/);
  await expect(page.getByText('₹5,000').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(scheme.name).first()).toBeAttached();
  await chooseNomineeAndAskForCode(page);
  await expect(page.getByRole('textbox').or(page.locator('input[type=password]'))).toHaveCount(1);
  await confirmOrder(page);
  await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
  await payBy(page, 'DIRECT');
  await page.waitForURL(`${stack.sandbox}/gateway**`);
  expect(calls.to('order/payment/initiate')).toHaveLength(1);
  await page.getByRole('button', { name: /success/i }).click();
  await expect(page).toHaveURL(/\/paymentResponse\/?$/);
  await expect(page.getByRole('heading', { name: 'Your Payment Status' })).toBeVisible();
  await page.getByRole('link', { name: 'Ok, Go to Order List' }).click();
  await expect(page).toHaveURL(/\/orderList\/?$/);
  await expect(page.getByText(scheme.name)).toBeVisible();

  const created = calls.to('order/create');
  expect(created).toHaveLength(1);
  expect(created[0]).toMatchObject({ method: 'PUT' });
  expect(Object.keys(created[0]?.body ?? {}).sort()).toEqual(['client_info', 'two_factor_authentication']);
  const [order] = await listedOrders(page);
  await investor.sandbox.advance('order', order?.order_id ?? '', 'allotted');
  await page.goto('/portfolio');
  await expect(page.getByText('₹5,000', { exact: false }).first()).toBeVisible();
});

test('the order that is sent has exactly the documented keys, the primary account and the scheme parameters [DO-140 DO-141 DO-279 DO-369 OM-104 OM-105 DO-368]', async ({
  page,
}) => {
  const calls = providerCalls(page);
  await invest(page, '5000');
  const state = await page.evaluate(() => (history.state as { usr: Record<string, unknown> }).usr);
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
  await chooseNomineeAndAskForCode(page);
  await confirmOrder(page);
  await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
  const [call] = calls.to('order/create');
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

test('by UPI the message is shown here, nothing is redirected, and no number is kept [OM-151 OM-152]', async ({
  page,
}) => {
  await placeOrder(page, '5100');
  await payBy(page, 'UPI', 'success@upi');
  await expect(page).toHaveURL(/\/paymentPage\/$/);
  await expect(page.getByRole('link', { name: 'Go to Order List' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('payment_order_number'))).toBeNull();
});

test('Pay stays closed until a mode is chosen, and for UPI until its id is one [OM-131 OM-132 OM-133 OM-134 OM-041]', async ({
  page,
}) => {
  const calls = providerCalls(page);
  await placeOrder(page, '5200');
  await page.goto('/orderList');
  await page
    .getByRole('link', { name: 'Pay now' })
    .or(page.getByRole('button', { name: 'Pay now' }))
    .click();
  await expect(page.getByRole('heading', { name: 'Order List' })).toBeVisible();
  expect(await page.evaluate(() => (history.state as { usr: { request_mode: string } }).usr.request_mode)).toBe(
    'paynow',
  );
  await expect(page.getByText('₹5,200').first()).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay/ });
  await expect(pay).toBeDisabled();
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await expect(page.getByLabel('UPI id')).toBeVisible();
  await expect(pay).toBeDisabled();
  await page.getByLabel('UPI id').fill('success@upi');
  await expect(pay).toBeEnabled();
  await page.getByRole('radio', { name: /^Net banking/ }).check();
  await expect(page.getByLabel('UPI id')).toHaveCount(0);
  await pay.click();
  await page.waitForURL(`${stack.sandbox}/gateway**`);
  expect(calls.to('order/payment/initiate').map(({ body }) => body)).toMatchObject([
    { order_amount: '5200', payment_mode: 'DIRECT', upi_id: '' },
  ]);
});

test('back from the gateway, or a reload of the payment page, starts no second payment [OM-150 OM-155]', async ({
  page,
}) => {
  const calls = providerCalls(page);
  await placeOrder(page, '5800');
  await payBy(page, 'DIRECT');
  await page.waitForURL(`${stack.sandbox}/gateway**`);
  await page.goBack();
  await expect(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
  expect(calls.to('order/payment/initiate')).toHaveLength(1);
  const kept = await page.evaluate(() => localStorage.getItem('payment_order_number'));
  expect(kept).toMatch(/^\d{8}$/);
  await page.goto('/paymentResponse');
  await expect(page.getByRole('heading', { name: 'Your Payment Status' })).toBeVisible();
  await expect
    .poll(() =>
      calls.all
        .filter(({ body }) => body['request_from'] === 'paymentResponse')
        .map(({ body }) => body['order_number']),
    )
    .toEqual([kept]);
  expect(await page.evaluate(() => localStorage.getItem('payment_order_number'))).toBeNull();
});

test('a payment page opened without an order, and a status without a number, say so with a way on [OM-097 OM-122 OM-159 OM-162 DO-267]', async ({
  page,
}) => {
  const notFound = 'Sorry the information you are looking for could not be found';
  for (const [path, link, to] of [
    ['/orderCheckout', 'Go to Order List', /\/sipList\/?$/],
    ['/orderEditCheckout', 'Go to Order List', /\/orderList\/?$/],
    ['/paymentPage', 'Go to Order List', /\/orderList\/?$/],
    ['/paymentResponse', 'Ok, Go to Order List', /\/orderList\/?$/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(notFound)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: link })).toHaveAttribute('href', to);
  }
});

for (const [amount, text] of [
  ['2222', 'Payment could not be initiated'],
  ['2223', 'Sorry the information you are looking for could not be found'],
] as const) {
  test(`an initiate that is refused for ${amount} says "${text}" with a link to the orders [OM-147 OM-148 OM-331]`, async ({
    page,
  }) => {
    await placeOrder(page, amount);
    await payBy(page, 'DIRECT');
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Order List' })).toHaveAttribute(
      'href',
      /\/orderList\/?$/,
    );
  });
}

test.describe('a checkout under bad conditions', () => {
  test('slow: a double click on Confirm Order sends one order', async ({ page, investor }) => {
    const calls = providerCalls(page);
    await invest(page, '5300');
    await chooseNomineeAndAskForCode(page);
    await investor.sandbox.fault({ operation: 'createSingleOrder', kind: 'delayMs', value: 1500 });
    await page.getByLabel('OTP', { exact: true }).fill('123456');
    await page.getByRole('button', { name: 'Confirm Order' }).dblclick();
    await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
    expect(calls.to('order/create')).toHaveLength(1);
  });

  test('an answer lost after the effect: the retry carries the same key and there is one order', async ({
    page,
    investor,
    expectProblem,
  }) => {
    expectProblem(/status of 500/);
    const calls = providerCalls(page);
    await invest(page, '5400');
    await chooseNomineeAndAskForCode(page);
    await investor.sandbox.fault({
      operation: 'createSingleOrder',
      kind: 'httpStatus',
      value: { status: 500, when: 'after' },
    });
    await confirmOrder(page);
    await expect(page.getByRole('alert').filter({ hasText: /cannot tell/ })).toBeVisible();
    await confirmOrder(page);
    await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
    const keys = calls.to('order/create').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await listedOrders(page)).toHaveLength(1);
  });

  test('code 003 during the checkout leads to sign-in without an alert [OM-339]', async ({ page, investor }) => {
    await invest(page, '5500');
    await investor.sandbox.fault({
      operation: 'sendTwoFactorOtp',
      kind: 'code',
      value: { code: '003', messageText: 'Session ended', navigateScreen: 'signin', erase_token_id: true },
    });
    await page
      .getByRole('main')
      .getByRole('checkbox')
      .or(page.getByRole('main').getByRole('radio', { name: /^(?!Yes|No)/ }))
      .first()
      .check();
    await page.getByRole('button', { name: 'Create Order' }).click();
    await expect(page).toHaveURL(/\/signin\/$/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('another code is an alert with the server text, and loading stops [DO-278 OM-324]', async ({
    page,
    investor,
  }) => {
    await invest(page, '5600');
    await chooseNomineeAndAskForCode(page);
    await investor.sandbox.fault({
      operation: 'createSingleOrder',
      kind: 'code',
      value: { code: '071', messageText: 'Order rejected by exchange' },
    });
    await confirmOrder(page);
    await expect(page.getByRole('alertdialog').getByText('Order rejected by exchange')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
  });

  test('reload keeps the order that is being made; back returns to the scheme @layout', async ({ page }) => {
    await invest(page, '5700');
    await page.reload();
    await expect(page.getByText('₹5,700').filter({ visible: true }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
  });
});

import { expect, stack, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { chooseNomineeAndAskForCode, confirmOrder, invest, fetchOrderList, payOrder, placeOrder } from './steps.ts';
import { scheme } from '../../apps/investor/src/testing/test-data.ts';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

/** The same journey on a desktop uses the keyboard alone (`keyboard.spec.ts`). */
test('an order is placed, paid at the gateway, listed, and shown in the portfolio after allotment @gate [ON-060 ON-063 ON-066 ON-072 ON-073 OM-010 OM-015 OM-018 OM-019 OM-024 OM-096 OM-099 OM-100 OM-101 OM-109 OM-123 OM-144 OM-150 OM-156 OM-158 OM-163 DO-139 DO-265 DO-269 DO-271 DO-272]', async ({
  page,
  investor,
}) => {
  const calls = recordProviderCalls(page);
  await invest(page, '5000');
  await expect(page).toHaveURL(/\/orderCheckout\/$/);
  await expect(page.getByText('₹5,000').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(scheme.name).first()).toBeAttached();
  await chooseNomineeAndAskForCode(page);
  await expect(page.getByRole('textbox').or(page.locator('input[type=password]'))).toHaveCount(1);
  await confirmOrder(page);
  await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
  await payOrder(page, 'DIRECT');
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
  const [order] = await fetchOrderList(page);
  await investor.sandbox.advance('order', order?.order_id ?? '', 'allotted');
  await page.goto('/portfolio');
  await expect(page.getByText('₹5,000', { exact: false }).first()).toBeVisible();
});

test('Pay is disabled until a mode is chosen, and for UPI until the UPI id is valid [OM-131 OM-132 OM-133 OM-134 OM-041]', async ({
  page,
}) => {
  const calls = recordProviderCalls(page);
  await placeOrder(page, '5200');
  await page.goto('/orderList');
  await page
    .getByRole('link', { name: 'Pay now' })
    .or(page.getByRole('button', { name: 'Pay now' }))
    .click();
  await expect(page.getByRole('heading', { name: 'Pay for your order', exact: true })).toBeVisible();
  expect(await page.evaluate(() => (history.state as { usr: { request_mode: string } }).usr.request_mode)).toBe(
    'paynow',
  );
  await expect(page.getByText('₹5,200').first()).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay/ });
  await expect(pay).toBeDisabled();
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await expect(page.getByLabel('UPI ID')).toBeVisible();
  await expect(pay).toBeDisabled();
  await page.getByLabel('UPI ID').fill('success@upi');
  await expect(pay).toBeEnabled();
  await page.getByRole('radio', { name: /^Net banking/ }).check();
  await expect(page.getByLabel('UPI ID')).toHaveCount(0);
  await pay.click();
  await page.waitForURL(`${stack.sandbox}/gateway**`);
  expect(calls.to('order/payment/initiate').map(({ body }) => body)).toMatchObject([
    { order_amount: '5200', payment_mode: 'DIRECT', upi_id: '' },
  ]);
});

test('Back from the gateway starts no second payment [OM-150 OM-155]', async ({ page }) => {
  const calls = recordProviderCalls(page);
  await placeOrder(page, '5800');
  await payOrder(page, 'DIRECT');
  await page.waitForURL(`${stack.sandbox}/gateway**`);
  await page.goBack();
  await expect(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
  expect(calls.to('order/payment/initiate')).toHaveLength(1);
  const orderNumber = await page.evaluate(() => localStorage.getItem('payment_order_number'));
  expect(orderNumber).toMatch(/^\d{8}$/);
  await page.goto('/paymentResponse');
  await expect(page.getByRole('heading', { name: 'Your Payment Status' })).toBeVisible();
  await expect
    .poll(() =>
      calls.all
        .filter(({ body }) => body['request_from'] === 'paymentResponse')
        .map(({ body }) => body['order_number']),
    )
    .toEqual([orderNumber]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('payment_order_number'))).toBeNull();
});

test('a reload preserves the order in the checkout, and Back returns to the scheme @layout', async ({ page }) => {
  await invest(page, '5700');
  await page.reload();
  await expect(page.getByText('₹5,700').filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
});

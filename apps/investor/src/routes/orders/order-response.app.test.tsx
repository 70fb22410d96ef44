import { acknowledge, expect, isAt, page, reload, test, visit } from '../../testing/app-test.tsx';
import { scheme } from '../../testing/known.ts';
import { readOut } from '@folioflow/wiring/testing/page';
import { placeOrder } from '../../testing/steps/order.ts';

const status = 'order/payment/status';
const notFound = 'Sorry the information you are looking for could not be found';
const handedOn = () => (history.state as { usr: { selected_order: Record<string, unknown> } }).usr.selected_order;
const main = () => page.getByRole('main');

test('an order is told by the provider, who is asked by its number and says so while it is asked; a reload asks again [OM-020 OM-164 OM-165 OM-166 OM-167 ON-071]', async ({
  investor,
  network,
}) => {
  await investor.signIn();
  await placeOrder('6911');
  const order = handedOn();
  const selected_order = {
    ...order,
    mf_order_type: 'SINGLE',
    mf_order_scheme_name: 'Sarkari Fund',
    mf_order_pay_amount: 1,
  };
  await network.quiet();
  const asked = network.to(status).length;
  const letGo = network.hold(status);
  visit('/orderResponse', { selected_order });
  await expect.element(main().getByText('We are fetching your order...')).toBeVisible();
  await expect.element(main().getByText('Please do not press Submit again or Back or Refresh')).toBeVisible();
  expect(readOut()).not.toContain('Sarkari');
  letGo();
  await expect.element(main().getByText('Payment not completed')).toBeVisible();
  await expect.element(main().getByText(scheme.name)).toBeVisible();
  await expect.element(main().getByText('₹6,911.00', { exact: true })).toBeVisible();
  expect(readOut()).not.toContain('Sarkari');
  expect(
    network
      .to(status)
      .slice(asked)
      .map(({ body }) => body),
  ).toEqual([
    {
      request_from: 'orderResponse',
      request_mode: 'order_payment_status',
      order_type: 'single',
      order_number: order['mf_order_number'],
      selected_order,
    },
  ]);
  reload();
  await expect.element(main().getByText('Payment not completed')).toBeVisible();
  await main().getByRole('link', { name: 'Ok, Go to list' }).click();
  await isAt(/\/orderList\/$/);
});

test('opened by itself, or with an order that nobody knows, it says that nothing was found and leads to the orders [OM-335]', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000101');
  const answer = network.answerTo<{ readonly result: readonly object[] }>('order/list');
  visit('/orderList');
  const [order] = (await answer).result;
  visit('/orderResponse');
  await expect.element(main().getByText(notFound)).toBeVisible();
  expect(network.to(status)).toEqual([]);
  visit('/orderResponse', { selected_order: { ...order, mf_order_number: '99999999' } });
  await acknowledge();
  await expect.element(main().getByText(notFound)).toBeVisible();
  await expect.element(main().getByRole('link', { name: 'Go to Order List' })).toHaveAttribute('href', '/orderList/');
});

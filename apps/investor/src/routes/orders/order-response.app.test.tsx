import { i18n } from '@folioflow/flows/testing/texts';
import { pressDialogOk, expect, waitForPath, page, reload, test, visit } from '../../testing/app-test.tsx';
import { scheme } from '../../testing/test-data.ts';
import { readPageText } from '@folioflow/wiring/testing/page';
import { placeOrder } from '../../testing/steps/order.ts';

const statusPath = 'order/payment/status';
const notFound = 'Sorry the information you are looking for could not be found';
const selectedOrder = () => (history.state as { usr: { selected_order: Record<string, unknown> } }).usr.selected_order;
const mainRegion = () => page.getByRole('main');

test('an order is fetched by its number with a loading text, and a reload fetches it again [OM-020 OM-164 OM-165 OM-166 OM-167 ON-071]', async ({
  investor,
  network,
}) => {
  await investor.signIn();
  await placeOrder('6911');
  const order = selectedOrder();
  const selected_order = {
    ...order,
    mf_order_type: 'SINGLE',
    mf_order_scheme_name: 'Sarkari Fund',
    mf_order_pay_amount: 1,
  };
  await network.waitUntilQuiet();
  const callCount = network.callsTo(statusPath).length;
  const letGo = network.delayNextCall(statusPath);
  visit('/orderResponse', { selected_order });
  await expect.element(mainRegion().getByText('We are fetching your order...')).toBeVisible();
  await expect.element(mainRegion().getByText('Please do not press Submit again or Back or Refresh')).toBeVisible();
  expect(readPageText()).not.toContain('Sarkari');
  letGo();
  await expect.element(mainRegion().getByText('Payment not completed')).toBeVisible();
  await expect.element(mainRegion().getByText(scheme.name)).toBeVisible();
  await expect.element(mainRegion().getByText('₹6,911', { exact: true })).toBeVisible();
  expect(readPageText()).not.toContain('Sarkari');
  expect(
    network
      .callsTo(statusPath)
      .slice(callCount)
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
  await expect.element(mainRegion().getByText('Payment not completed')).toBeVisible();
  await mainRegion().getByRole('link', { name: 'Ok, Go to list' }).click();
  await waitForPath(/\/orderList\/$/);
});

test('without an order, or with an unknown one, the page shows the neutral text and a link to the orders [OM-335]', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000101');
  const answer = network.captureAnswer<{ readonly result: readonly object[] }>('order/list');
  visit('/orderList');
  const [order] = (await answer).result;
  visit('/orderResponse');
  await expect.element(mainRegion().getByText(notFound)).toBeVisible();
  expect(network.callsTo(statusPath)).toEqual([]);
  visit('/orderResponse', { selected_order: { ...order, mf_order_number: '99999999' } });
  await pressDialogOk();
  await expect.element(mainRegion().getByText(notFound)).toBeVisible();
  await expect
    .element(mainRegion().getByRole('link', { name: i18n._('payments.link.orderList') }))
    .toHaveAttribute('href', '/orderList/');
});

import { expect, page, test, visit } from '../../testing/app-test.tsx';
import { chooseAction, fetchOrders, orderMenuButton } from '../../testing/steps/order-actions.ts';

/** The persona with orders of every kind and state. */
const WITH_ORDERS = '9000000101';

const historyDialog = () => page.getByRole('dialog', { name: 'Transaction history' });

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

/** Opens the history of the order with this number on the list of lumpsum orders. */
async function openHistory(network: Parameters<typeof fetchOrders>[0], orderNumber: string) {
  const orders = await fetchOrders(network, '/orderList');
  const place = orders.findIndex(({ mf_order_number }) => mf_order_number === orderNumber);
  await chooseAction(place, 'History');
  return orders[place];
}

test('the history of an order is a popup with the text of the provider [OM-037 OM-072]', async ({ network }) => {
  const order = await openHistory(network, '10000001');
  const sent = document.createElement('template');
  sent.innerHTML = order?.modal_transaction_history_html ?? '';
  const cells = [...sent.content.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(cells).toContain('Units allotted');
  for (const cell of cells)
    await expect.element(historyDialog().getByRole('cell', { name: cell }).first()).toBeVisible();
});

test('the history of an order without one is a placeholder [OM-073]', async ({ network }) => {
  const order = await openHistory(network, '123');
  expect(order?.modal_transaction_history_html).toBe('');
  await expect.element(historyDialog().getByText('we will show you soon', { exact: true })).toBeVisible();
});

for (const path of ['/sipList', '/stpList', '/allOrders'])
  test(`each order of ${path} has its history [OM-037]`, async () => {
    visit(path);
    const card = page.getByRole('article').first();
    await expect.element(orderMenuButton(0)).toBeVisible();
    const scheme = card.getByRole('heading', { level: 2 }).element().textContent;
    await chooseAction(0, 'History');
    await expect.element(historyDialog().getByText(scheme)).toBeVisible();
    await historyDialog().getByText('Close', { exact: true }).click();
    await expect.element(historyDialog()).not.toBeInTheDocument();
  });

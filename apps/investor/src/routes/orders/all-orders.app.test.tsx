import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, page, READY, test, visit, waitForPath } from '../../testing/app-test.tsx';
import { confirmValidPin } from '../../testing/steps/pin.ts';

/** The persona with orders of every kind and state. */
const WITH_ORDERS = '9000000101';
const listPath = 'order/list';

const cards = () => page.getByRole('article');

test('the orders of all kinds are fetched by one request for each list', async ({ investor, network }) => {
  await investor.signIn(WITH_ORDERS);
  visit('/allOrders');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(i18n._('allOrders.title'));
  await expect.element(cards().first()).toBeVisible();
  expect(network.callsTo(listPath).map(({ body }) => body)).toEqual([
    { order_type: 'single' },
    { order_type: 'xsip' },
    { order_type: 'stp' },
  ]);
});

test('the filter of the address is applied and corrected, and a changed filter replaces the address', async ({
  investor,
}) => {
  await investor.signIn(WITH_ORDERS);
  visit('/allOrders?status=gold&kind=sip&sort=-placed');
  await expect.element(cards().first()).toBeVisible();
  const sips = cards().elements().length;
  await expect.poll(() => location.search).toBe('?kind=sip&sort=-placed');
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('checkbox', { name: i18n._('orders.row.state.paymentPending') }).click();
  await button('Done').click();
  await expect.poll(() => cards().elements().length).toBeLessThan(sips);
  await expect.poll(() => location.search).toBe('?kind=sip&status=payment&sort=-placed');
  await button('Clear all').click();
  await expect.poll(() => location.search).toBe('?sort=-placed');
  await expect.poll(() => cards().elements().length).toBeGreaterThan(sips);
});

test('a list that fails is named, and its orders appear after the retry', async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
  await investor.sandbox.injectFault({ operation: 'listOrders', kind: 'httpStatus', value: 500, times: 1 });
  visit('/allOrders');
  await expect.element(cards().first()).toBeVisible();
  const listed = cards().elements().length;
  await page.getByRole('button', { name: /^Try again for your/ }).click();
  await expect.poll(() => cards().elements().length).toBeGreaterThan(listed);
  await expect.element(page.getByText(/^We could not fetch your/)).not.toBeInTheDocument();
});

test('an order is cancelled by its PIN and then listed as cancelled', async ({ investor, network }) => {
  await investor.signIn(WITH_ORDERS);
  visit('/allOrders?kind=lumpsum&status=payment');
  await expect.element(cards().first()).toBeVisible();
  const name = cards().first().element().querySelector('h2')?.textContent ?? '';
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: i18n._('orders.row.cancel') }).click();
  await confirmValidPin();
  await expect.poll(() => network.callsTo('order/cancel').length).toBe(1);
  visit('/allOrders?kind=lumpsum&status=cancelled');
  await expect
    .element(page.getByRole('article', { name }).first())
    .toMatchTextContent(i18n._('orders.row.state.cancelled'));
});

test('without an order the page leads to the schemes', async ({ investor }) => {
  await investor.signIn(READY);
  visit('/allOrders');
  await expect.element(page.getByRole('heading', { name: i18n._('orders.list.empty') })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: i18n._('orders.list.empty.explore') }))
    .toHaveAttribute('href', '/schemeList');
});

test('the order list and the portfolio link to all orders', async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
  visit('/orderList');
  await page.getByRole('link', { name: i18n._('orders.list.all') }).click();
  await waitForPath(/^\/allOrders\/?$/);
  visit('/portfolio');
  await page
    .getByRole('main')
    .getByRole('link', { name: i18n._('orders.list.all') })
    .click();
  await waitForPath(/^\/allOrders\/?$/);
});

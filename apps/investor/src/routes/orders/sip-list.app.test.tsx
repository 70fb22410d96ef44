import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { notFoundText } from '../../testing/steps/messages.ts';
import { payOrder } from '../../testing/steps/order.ts';

/** The persona with SIPs of every state. */
const WITH_SIPS = '9000000101';
const listPath = 'order/list';
const statusPath = 'order/payment/status';

const orderListLink = () => page.getByRole('link', { name: i18n._('orders.order.toList') });
const rowOf = (scheme: RegExp) => page.getByRole('article', { name: scheme });
const investedRow = rowOf(/SC01/);
const payableRow = rowOf(/SC04/);
const waitingRow = rowOf(/SC12/);

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_SIPS);
  visit('/sipList');
  await expect.element(page.getByRole('article').first()).toBeVisible();
});

test('the list fetches the SIPs once and shows those with and without a mandate [OM-011 OM-046 OM-047 ON-064]', async ({
  network,
}) => {
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('SIP List');
  await expect.element(page.getByRole('article')).toHaveLength(5);
  expect(network.callsTo(listPath).map(({ body }) => body)).toEqual([{ order_type: 'xsip' }]);
});

test('a SIP shows amount, frequency, registration number, and its folio of at least five characters [OM-056 OM-058 OM-066]', async () => {
  await expect.element(investedRow).toMatchTextContent(/\d(st|nd|rd|th) of every month/);
  await expect.element(investedRow).toMatchTextContent('₹5,000');
  await expect.element(investedRow).toMatchTextContent('Folio 12345');
  await expect.element(investedRow).toMatchTextContent(/Registration number R\d{8}/);
  await expect.element(rowOf(/SC20/)).not.toMatchTextContent('Folio');
});

test('Show info fetches the instalments of a SIP and the state of its mandate [OM-060 OM-061]', async ({ network }) => {
  await waitingRow.getByRole('button', { name: 'Show info' }).click();
  const lines = waitingRow.getByRole('list', { name: 'Transactions of the order' });
  await expect.element(lines).toMatchTextContent('Mandate under approval');
  await expect.element(waitingRow.getByRole('list', { name: 'Progress of the order' })).toHaveLength(0);
  expect(network.callsTo(statusPath).map(({ body }) => body)).toMatchObject([
    { request_mode: 'order_payment_status', order_type: 'xsip', check_mandate_status: true },
  ]);
  await investedRow.getByRole('button', { name: 'Show info' }).click();
  await expect
    .element(investedRow.getByRole('list', { name: 'Transactions of the order' }))
    .toMatchTextContent('Instalment 2 allotted');
  await expect.element(lines).toHaveLength(0);
});

test('an instalment that awaits its payment is found by the filter and paid [ON-068 OM-003 OM-048]', async () => {
  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('checkbox', { name: 'Payment Pending' }).click();
  await button('Done').click();
  await expect.element(page.getByRole('article')).toHaveLength(1);
  await payableRow.getByRole('button', { name: 'Pay now' }).click();
  await waitForPath(/\/sipEditCheckout\/$/);
  await expect.element(orderListLink()).toHaveAttribute('href', '/sipList/');
  await payOrder('UPI', 'success@upi');
  await waitForPath(/\/paymentPage\/$/);
  await expect.element(page.getByRole('main')).toMatchTextContent(/UPI/);
});

test('the tabs link the lists of orders', async () => {
  const tabs = page.getByRole('navigation', { name: 'Lists of orders' });
  await expect.element(tabs.getByRole('link', { name: 'SIP' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'STP' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('STP List');
  await tabs.getByRole('link', { name: 'Lumpsum' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Lumpsum Order list');
  await tabs.getByRole('link', { name: 'SIP' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('SIP List');
});

test('the SIPs of the portfolio link to the list of SIPs', async () => {
  visit('/portfolio');
  await page.getByRole('link', { name: 'Open the order list: SIP' }).click();
  await waitForPath(/^\/sipList\/?$/);
});

test('on a desktop a SIP is a row of a table, at most 96 pixels high', async () => {
  await page.viewport(1280, 800);
  await expect.element(page.getByRole('table', { name: 'SIP List' })).toBeVisible();
  const heights = page
    .getByRole('row')
    .elements()
    .filter((line) => line.hasAttribute('data-row'))
    .map((line) => line.getBoundingClientRect().height);
  expect(heights).toHaveLength(5);
  expect(Math.max(...heights)).toBeLessThanOrEqual(96);
  await page.viewport(414, 896);
});

test('/sipEditCheckout without an order shows the neutral text and a link to the SIPs', async () => {
  visit('/sipEditCheckout');
  await expect.element(notFoundText()).toBeVisible();
  await expect.element(orderListLink()).toHaveAttribute('href', '/sipList/');
});

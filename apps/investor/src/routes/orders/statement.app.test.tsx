import { i18n } from '@folioflow/flows/testing/texts';
import type { Order } from '@folioflow/api/contract';
import { button, expect, waitForPath, page, reload, test, visit } from '../../testing/app-test.tsx';
import { notFoundText } from '../../testing/steps/messages.ts';
import { chooseAction, fetchOrders, orderMenuButton } from '../../testing/steps/order-actions.ts';

const WITH_ORDERS = '9000000101';
const PATH = 'master/order/statement';

const downloadLink = () => page.getByRole('link', { name: 'Download Statement' });
const statementMenuItem = () => page.getByRole('menuitem', { name: /^View Statement/ });
const statementRequest = ({ mf_order_registration_no, mf_order_number, mf_order_type }: Order) => ({
  order_registration_no: mf_order_registration_no,
  order_number: mf_order_number,
  order_type: mf_order_type,
});

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

test('on a wide screen the menu entry opens a new tab, which shows the document and stores its parameters [ON-069 OM-003 OM-023 OM-036 OM-174 OM-175 OM-176 OM-178]', async ({
  network,
}) => {
  await page.viewport(481, 800);
  const orders = await fetchOrders(network, '/orderList');
  const place = orders.findIndex(({ mf_order_number }) => mf_order_number === '10000001');
  const order = orders[place];
  if (!order) throw new Error('The persona has no such order.');
  await orderMenuButton(place).click();
  const path = `/sipConsolidatedStatement/${order.mf_order_registration_no}/10000001/single/`;
  await expect.element(statementMenuItem()).toHaveAttribute('href', path);
  await expect.element(statementMenuItem()).toHaveAttribute('target', '_blank');

  visit(path);
  await expect.element(downloadLink()).toBeVisible();
  const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' });
  await expect.element(here).toHaveAttribute('aria-current', 'page');
  await expect.element(downloadLink()).toHaveAttribute('download', '10000001.pdf');
  expect(network.callsTo(PATH).map(({ body }) => body)).toEqual([statementRequest(order)]);
  const file = await (await fetch((downloadLink().element() as HTMLAnchorElement).href)).blob();
  expect([file.type, (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  await expect
    .poll(() => page.getByTitle('Statement of 10000001').elements().length)
    .toBe(navigator.pdfViewerEnabled ? 1 : 0);

  visit('/sipConsolidatedStatement');
  await expect.element(downloadLink()).toHaveAttribute('download', '10000001.pdf');
  expect(network.callsTo(PATH).map(({ body }) => body)).toEqual([statementRequest(order), statementRequest(order)]);
});

test('on a narrow screen the statement opens in the same tab and survives a reload [OM-175]', async ({ network }) => {
  await page.viewport(480, 800);
  const orders = await fetchOrders(network, '/sipList');
  const place = orders.findIndex(({ is_view_statement_allowed }) => is_view_statement_allowed);
  await chooseAction(place, 'View Statement');
  await waitForPath(/\/sipConsolidatedStatement\/?$/);
  await expect.element(downloadLink()).toBeVisible();
  reload();
  await expect.element(downloadLink()).toBeVisible();
  const order = orders[place];
  expect(network.callsTo(PATH).map(({ body }) => body)).toEqual(
    order === undefined ? [] : [statementRequest(order), statementRequest(order)],
  );
});

test('an order without the statement flag has no menu entry [OM-036]', async ({ network }) => {
  const orders = await fetchOrders(network, '/orderList');
  const isCancellable = ({ is_view_statement_allowed, is_cancel_allowed }: Order) =>
    !is_view_statement_allowed && is_cancel_allowed;
  await orderMenuButton(orders.findIndex(isCancellable)).click();
  await expect.element(page.getByRole('menuitem', { name: 'Cancel' })).toBeVisible();
  await expect.element(statementMenuItem()).not.toBeInTheDocument();
});

for (const number of ['10000090', '10000091', '10000092'])
  test(`an invalid document of order ${number} shows the neutral text`, async ({ network }) => {
    const orders = await fetchOrders(network, '/orderList');
    const order = orders.find(({ mf_order_number }) => mf_order_number === number);
    visit(`/sipConsolidatedStatement/${order?.mf_order_registration_no ?? ''}/${number}/single/`);
    await expect.element(notFoundText()).toBeVisible();
  });

test('a statement that could not be fetched is fetched by Try again; without an order the neutral text is shown [OM-335]', async ({
  network,
}) => {
  visit('/sipConsolidatedStatement');
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent('Sorry the information you are looking for could not be found');
  await expect
    .element(page.getByRole('link', { name: i18n._('statement.toList') }))
    .toHaveAttribute('href', '/orderList/');
  expect(network.callsTo(PATH)).toEqual([]);
  const orders = await fetchOrders(network, '/orderList');
  const order = orders.find(({ mf_order_number }) => mf_order_number === '10000001');
  network.dropNextCall(PATH);
  visit(`/sipConsolidatedStatement/${order?.mf_order_registration_no ?? ''}/10000001/single/`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await button(i18n._('statement.retry')).click();
  await expect.element(downloadLink()).toBeVisible();
});

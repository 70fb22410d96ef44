import type { Order } from '@folioflow/api/contract';
import { button, expect, isAt, page, reload, test, visit } from '../../testing/app-test.tsx';
import { choose, ordersAt } from '../../testing/steps/order-actions.ts';

const WITH_ORDERS = '9000000101';
const PATH = 'master/order/statement';

const download = () => page.getByRole('link', { name: 'Download Statement' });
const entry = () => page.getByRole('menuitem', { name: /^View Statement/ });
const openMenu = (place: number) =>
  page
    .getByRole('button', { name: /^More for/ })
    .nth(place)
    .click();
const asked = ({ mf_order_registration_no, mf_order_number, mf_order_type }: Order) => ({
  order_registration_no: mf_order_registration_no,
  order_number: mf_order_number,
  order_type: mf_order_type,
});

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

test('on a wide screen its entry opens a tab of its own, exactly where the flag allows it; there the document is shown and kept [ON-069 OM-003 OM-023 OM-036 OM-174 OM-175 OM-176 OM-178]', async ({
  network,
}) => {
  await page.viewport(481, 800);
  const orders = await ordersAt(network, '/orderList');
  const place = orders.findIndex(({ mf_order_number }) => mf_order_number === '10000001');
  const order = orders[place];
  if (!order) throw new Error('The persona has no such order.');
  await openMenu(place);
  const path = `/sipConsolidatedStatement/${order.mf_order_registration_no}/10000001/single/`;
  await expect.element(entry()).toHaveAttribute('href', path);
  await expect.element(entry()).toHaveAttribute('target', '_blank');

  visit(path);
  await expect.element(download()).toBeVisible();
  const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' });
  await expect.element(here).toHaveAttribute('aria-current', 'page');
  await expect.element(download()).toHaveAttribute('download', '10000001.pdf');
  expect(network.to(PATH).map(({ body }) => body)).toEqual([asked(order)]);
  const file = await (await fetch((download().element() as HTMLAnchorElement).href)).blob();
  expect([file.type, (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  await expect
    .poll(() => page.getByTitle('Statement of 10000001').elements().length)
    .toBe(navigator.pdfViewerEnabled ? 1 : 0);

  visit('/sipConsolidatedStatement');
  await expect.element(download()).toHaveAttribute('download', '10000001.pdf');
  expect(network.to(PATH).map(({ body }) => body)).toEqual([asked(order), asked(order)]);
});

test('on a narrow screen it opens in the same tab, with the order in the navigation state, and outlives a reload [OM-175]', async ({
  network,
}) => {
  await page.viewport(480, 800);
  const orders = await ordersAt(network, '/sipList');
  const place = orders.findIndex(({ is_view_statement_allowed }) => is_view_statement_allowed);
  await choose(place, 'View Statement');
  await isAt(/\/sipConsolidatedStatement\/?$/);
  await expect.element(download()).toBeVisible();
  reload();
  await expect.element(download()).toBeVisible();
  const order = orders[place];
  expect(network.to(PATH).map(({ body }) => body)).toEqual(order === undefined ? [] : [asked(order), asked(order)]);
});

test('an order whose flag forbids it has no such entry [OM-036]', async ({ network }) => {
  const orders = await ordersAt(network, '/orderList');
  await openMenu(orders.findIndex(({ is_view_statement_allowed }) => !is_view_statement_allowed));
  await expect.element(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
  await expect.element(entry()).not.toBeInTheDocument();
});

for (const number of ['10000090', '10000091', '10000092'])
  test(`what is no document of order ${number} is not found`, async ({ network }) => {
    const orders = await ordersAt(network, '/orderList');
    const order = orders.find(({ mf_order_number }) => mf_order_number === number);
    visit(`/sipConsolidatedStatement/${order?.mf_order_registration_no ?? ''}/${number}/single/`);
    await expect
      .element(page.getByRole('main'))
      .toMatchTextContent('Sorry the information you are looking for could not be found');
  });

test('one that could not be fetched is asked for again; without any order there is nothing [OM-335]', async ({
  network,
}) => {
  visit('/sipConsolidatedStatement');
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent('Sorry the information you are looking for could not be found');
  await expect.element(page.getByRole('link', { name: 'Go to Order List' })).toHaveAttribute('href', '/orderList/');
  expect(network.to(PATH)).toEqual([]);
  const orders = await ordersAt(network, '/orderList');
  const order = orders.find(({ mf_order_number }) => mf_order_number === '10000001');
  network.cutOff(PATH);
  visit(`/sipConsolidatedStatement/${order?.mf_order_registration_no ?? ''}/10000001/single/`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await button('Retry').click();
  await expect.element(download()).toBeVisible();
});

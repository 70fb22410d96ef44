import { refused } from '@folioflow/flows';
import { allottedOrder, payableOrder, rejectedOrder } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { orderListAnswer, orderStatusAnswer } from '../OrderList/testing/opened-list.tsx';
import { renderAllOrders } from './testing/opened-all-orders.tsx';

type Order = typeof allottedOrder;

const sip: Order = {
  ...allottedOrder,
  _id: 'sip-1',
  order_id: 'sip-1',
  mf_order_type: 'xsip',
  mf_order_scheme_name: 'SBI Bluechip Fund - Direct Plan - Growth',
  mf_order_installment_frequency: 'MONTHLY',
  mf_order_installment_amount: 5000,
};
const transfer: Order = {
  ...sip,
  _id: 'stp-1',
  order_id: 'stp-1',
  mf_order_type: 'stp',
  mf_order_scheme_name: 'Axis Liquid Fund - Direct Plan - Growth',
};

async function renderLoadedOrders(search = '') {
  const opened = await renderAllOrders(search);
  await opened.lists.single.answer(orderListAnswer(payableOrder, allottedOrder, rejectedOrder));
  await opened.lists.xsip.answer(orderListAnswer(sip));
  await opened.lists.stp.answer(orderListAnswer(transfer));
  return opened;
}

const card = ({ mf_order_scheme_name: name }: Order) => page.getByRole('article', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const cardNames = () =>
  page
    .getByRole('article')
    .elements()
    .map((element) => element.querySelector('h2')?.textContent);

async function choose(list: 'Kind' | 'Status', ...names: readonly string[]) {
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^${list}`) }));
  for (const name of names) await userEvent.click(page.getByRole('checkbox', { name, exact: true }));
  await userEvent.click(button('Done'));
}

describe('the orders', () => {
  test('are shown with their kind, the latest first, when every list has answered', async () => {
    const { lists } = await renderAllOrders();
    await lists.stp.answer(orderListAnswer(transfer));
    await expect.element(page.getByText('We are fetching your orders')).toBeVisible();
    await lists.single.answer(orderListAnswer(payableOrder, allottedOrder, rejectedOrder));
    await lists.xsip.answer(orderListAnswer(sip));
    await expect.element(card(sip)).toBeVisible();
    expect(cardNames()).toEqual(
      [payableOrder, allottedOrder, sip, transfer, rejectedOrder].map((order) => order.mf_order_scheme_name),
    );
    for (const [order, kind] of [
      [payableOrder, 'Lumpsum'],
      [sip, 'SIP'],
      [transfer, 'STP'],
    ] as const)
      await expect.element(card(order).getByText(kind, { exact: true })).toBeVisible();
    await expect.element(page.getByText('5 orders')).toBeVisible();
  });

  test('are one of the tabs of the lists', async () => {
    await renderAllOrders();
    const tabs = page.getByRole('navigation', { name: 'Lists of orders' });
    await expect.element(tabs.getByRole('link', { name: 'All orders' })).toHaveAttribute('aria-current', 'page');
    await expect.element(tabs.getByRole('link', { name: 'SIP' })).toHaveAttribute('href', '/sipList');
  });

  test('open their details one at a time, also across the lists', async () => {
    const { ports } = await renderLoadedOrders();
    await userEvent.click(card(allottedOrder).getByRole('button', { name: 'Show info' }));
    await ports.getOrderStatus.answer(orderStatusAnswer(allottedOrder));
    await expect.element(card(allottedOrder).getByRole('list', { name: 'Transactions of the order' })).toBeVisible();
    await userEvent.click(card(sip).getByRole('button', { name: 'Show info' }));
    await expect.element(card(allottedOrder).getByRole('button', { name: 'Show info' })).toBeVisible();
    expect(ports.getOrderStatus.calls.map(({ request }) => request.order_type)).toEqual(['single', 'xsip']);
    await userEvent.click(card(sip).getByRole('button', { name: 'Hide info' }));
    await expect.element(button('Hide info')).not.toBeInTheDocument();
  });

  test('lead to their actions', async () => {
    const { exits } = await renderLoadedOrders();
    await userEvent.click(card(payableOrder).getByRole('button', { name: 'Pay now' }));
    expect(exits.map(({ to }) => to)).toEqual(['orderEditCheckout']);
    await userEvent.click(card(payableOrder).getByRole('button', { name: /^More for/ }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Cancel' }));
    await expect.element(page.getByRole('dialog').getByText(payableOrder.mf_order_scheme_name)).toBeVisible();
  });

  test('show a redemption that is not paid out yet', async () => {
    const { lists } = await renderAllOrders('?kind=redemption');
    const redemption = { redemption_amount: '15000', created_date: '2026-11-19T12:00:00+05:30' };
    await lists.single.answer(
      orderListAnswer({ ...allottedOrder, mf_order_redemption_information: redemption }, payableOrder),
    );
    await lists.xsip.answer(orderListAnswer());
    await lists.stp.answer(orderListAnswer());
    await expect.element(card(allottedOrder)).toMatchTextContent(/Redemption₹15,000\s*requested on 19 Nov 2026/);
    await expect.element(page.getByRole('article')).toHaveLength(1);
  });
});

describe('the filter', () => {
  test('by kind and status shows the orders with both, and is removed by its chips', async () => {
    await renderLoadedOrders();
    await choose('Kind', 'Lumpsum', 'STP');
    await choose('Status', 'Payment Pending', 'Rejected');
    expect(cardNames()).toEqual([payableOrder, rejectedOrder].map((order) => order.mf_order_scheme_name));
    await expect.element(page.getByText('2 of 5 orders')).toBeVisible();
    await userEvent.click(button('Remove Rejected'));
    expect(cardNames()).toEqual([payableOrder.mf_order_scheme_name]);
    await userEvent.click(button('Clear all'));
    await expect.element(page.getByRole('article')).toHaveLength(5);
  });

  test.each([
    ['?kind=sip&status=rejected', 'No rejected SIP orders'],
    ['?status=cancelled', 'No cancelled orders'],
    ['?kind=swp', 'No orders with an SWP'],
    ['?kind=swp&status=rejected', 'No orders match this filter'],
    ['?kind=sip&kind=stp&status=rejected', 'No orders match this filter'],
  ])('%s without orders is named: %s', async (search, title) => {
    await renderLoadedOrders(search);
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await userEvent.click(button('Clear filter'));
    await expect.element(page.getByRole('article')).toHaveLength(5);
  });

  test('without any order leads to the schemes', async () => {
    const { lists } = await renderAllOrders();
    for (const list of [lists.single, lists.xsip, lists.stp]) await list.answer(orderListAnswer());
    await expect.element(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Explore schemes' })).toHaveAttribute('href', '/schemeList');
  });
});

describe('a failure', () => {
  test('of one list is named, and retried beside the orders of the others', async () => {
    const { lists } = await renderAllOrders();
    await lists.single.answer(orderListAnswer(allottedOrder));
    await lists.xsip.answer(refused('Come back in ten minutes.', '011'));
    await lists.stp.answer(orderListAnswer(transfer));
    await expect.element(page.getByText('We could not fetch your SIP orders')).toBeVisible();
    await expect.element(page.getByText('Come back in ten minutes.')).toBeVisible();
    expect(cardNames()).toEqual([allottedOrder, transfer].map((order) => order.mf_order_scheme_name));
    await userEvent.click(button('Try again for your SIP orders'));
    await expect.element(page.getByText('We are fetching your SIP orders')).toBeVisible();
    expect([lists.single.calls.length, lists.xsip.calls.length, lists.stp.calls.length]).toEqual([1, 2, 1]);
    await lists.xsip.answer(orderListAnswer(sip));
    await expect.element(page.getByRole('article')).toHaveLength(3);
    await expect.element(page.getByText(/SIP orders/)).not.toBeInTheDocument();
  });

  test('of one list is shown while the others are awaited', async () => {
    const { lists } = await renderAllOrders();
    await lists.xsip.answer(refused('Come back in ten minutes.', '011'));
    await expect.element(page.getByText('Come back in ten minutes.')).toBeVisible();
    await expect.element(page.getByText('We are fetching your orders')).toBeVisible();
    await userEvent.click(button('Try again for your SIP orders'));
    expect([lists.single.calls.length, lists.xsip.calls.length, lists.stp.calls.length]).toEqual([1, 2, 1]);
  });

  test('of the only list with the chosen kind is not shown as an absence of orders', async () => {
    const { lists } = await renderAllOrders('?kind=sip');
    await lists.single.answer(orderListAnswer(allottedOrder));
    await lists.xsip.answer(refused('Come back in ten minutes.', '011'));
    await lists.stp.answer(orderListAnswer());
    await expect
      .element(page.getByRole('heading', { name: 'No matching orders in the lists that we could load' }))
      .toBeVisible();
    await expect.element(page.getByText('No SIP orders')).not.toBeInTheDocument();
  });

  test('of every list is one error with one retry', async () => {
    const { lists } = await renderAllOrders();
    for (const list of [lists.single, lists.xsip, lists.stp]) await list.answer(refused('Not today.', '011'));
    await expect.element(page.getByRole('heading', { name: 'We could not fetch your orders' })).toBeVisible();
    await userEvent.click(button('Try again'));
    await expect.element(page.getByText('We are fetching your orders')).toBeVisible();
    expect([lists.single.calls.length, lists.xsip.calls.length, lists.stp.calls.length]).toEqual([2, 2, 2]);
  });
});

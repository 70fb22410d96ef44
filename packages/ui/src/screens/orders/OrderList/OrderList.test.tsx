import { allottedOrder, cancelledOrder, payableOrder } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { orderListAnswer, renderOrderList, renderLoadedList, orderCard } from './testing/opened-list.tsx';

describe('the order list', () => {
  test.each([
    ['single', 'Lumpsum Order list [OM-029]'],
    ['xsip', 'SIP List [OM-046]'],
    ['stp', 'STP List [OM-052]'],
  ] as const)('has for the type %s the title %s', async (orderType, title) => {
    await renderOrderList(orderType);
    await expect
      .element(page.getByRole('heading', { level: 1, name: title.replace(/ \[.*/, ''), exact: true }))
      .toBeVisible();
  });

  test('shows a loading text until the orders arrive [OM-033]', async () => {
    const { list } = await renderOrderList();
    await expect.element(page.getByText('We are fetching your orders')).toBeVisible();
    await list.answer(orderListAnswer(allottedOrder));
    await expect.element(page.getByText('We are fetching your orders')).not.toBeInTheDocument();
    await expect.element(orderCard(allottedOrder)).toBeVisible();
  });

  test('shows a text and no rows without orders [OM-034]', async () => {
    await renderLoadedList([]);
    await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible();
    expect(page.getByRole('article').elements()).toEqual([]);
  });

  test.each([
    ['single', 'STP', '/stpList [OM-032]'],
    ['stp', 'Lumpsum', '/orderList [OM-054]'],
    ['single', 'SIP', '/sipList'],
    ['single', 'All orders', '/allOrders'],
  ] as const)('has for the type %s a tab %s with a link to %s', async (orderType, name, path) => {
    await renderOrderList(orderType);
    const tabs = page.getByRole('navigation', { name: 'Lists of orders' });
    await expect
      .element(tabs.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', path.replace(/ \[.*/, ''));
    const here = tabs
      .getByRole('link')
      .elements()
      .filter((link) => link.ariaCurrent === 'page');
    expect(here.map(({ textContent }) => textContent)).toEqual([orderType === 'stp' ? 'STP' : 'Lumpsum']);
  });

  test('has Refresh beside the title on a phone, as the list of all orders has', async () => {
    await page.viewport(360, 740);
    await renderLoadedList([allottedOrder]);
    const { top, bottom } = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    const refresh = page.getByRole('button', { name: 'Refresh' }).element().getBoundingClientRect();
    expect(refresh.top).toBeLessThan(bottom);
    expect(refresh.bottom).toBeGreaterThan(top);
  });

  test('shows the three types of orders in words, never by their wire names [OM-002]', async () => {
    await renderLoadedList([{ ...allottedOrder, mf_order_type: 'xsip' }], 'xsip');
    const types = page.getByRole('navigation', { name: 'Lists of orders' }).getByRole('link').elements();
    expect(types.map(({ textContent }) => textContent)).toEqual(['All orders', 'Lumpsum', 'SIP', 'STP']);
    expect(document.body.innerText).not.toMatch(/\b(?:single|xsip|stp)\b/);
  });

  test.each([
    ['single', 'Lumpsum'],
    ['xsip', 'SIP'],
    ['stp', 'STP'],
  ] as const)('shows the type %s of each order as %s [OM-002]', async (type, name) => {
    const order = { ...allottedOrder, mf_order_type: type };
    await page.viewport(360, 800);
    await renderLoadedList([order], type);
    await expect.element(orderCard(order).getByText(name, { exact: true })).toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(page.getByRole('table').getByText(name, { exact: true })).toBeVisible();
  });
});

describe('the status filter', () => {
  test('lists the labels of the provider, allows several, and shows the union of their orders [OM-031]', async () => {
    await renderLoadedList([payableOrder, allottedOrder, cancelledOrder]);
    await userEvent.click(page.getByRole('button', { name: 'Status' }));
    await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(3);
    for (const name of ['Payment Pending', 'Allotted', 'Cancelled'])
      await expect.element(page.getByRole('checkbox', { name })).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Cancelled' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Allotted' }));
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect.element(page.getByText('2 of 3 orders')).toBeVisible();
    await expect.element(orderCard(payableOrder)).not.toBeInTheDocument();
    await expect.element(orderCard(allottedOrder)).toBeVisible();
    await expect.element(orderCard(cancelledOrder)).toBeVisible();
  });

  test('shows the text of an empty list and a button that removes the filter if no order matches', async () => {
    await renderLoadedList([allottedOrder]);
    await userEvent.click(page.getByRole('button', { name: 'Status' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Cancelled' }));
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show all orders' }));
    await expect.element(orderCard(allottedOrder)).toBeVisible();
  });
});

describe('the header', () => {
  test('is fixed from a scroll position of 141 px on, not at 140 px [OM-035 OM-352]', async () => {
    await renderLoadedList([1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ ...allottedOrder, _id: `order-${n}` })));
    const position = () => {
      const fixed = document.querySelector('h1')?.closest('[data-fixed]') ?? null;
      return fixed === null ? 'in its place' : getComputedStyle(fixed).position;
    };
    for (const [top, expected] of [
      [141, 'fixed'],
      [140, 'in its place'],
      [141, 'fixed'],
    ] as const) {
      scrollTo(0, top);
      await expect.poll(position).toBe(expected);
      expect(scrollY).toBe(top);
    }
    scrollTo(0, 0);
  });
});

import type { Order } from '@folioflow/api/contract';
import { allottedOrder, rejectedOrder } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  chooseMenuItem,
  orderButton,
  orderCard,
  orderMenu,
  orderStatusAnswer,
  renderLoadedList,
  transactionList,
} from './testing/opened-list.tsx';

describe('the history of an order in its details', () => {
  const openHistory = async (change: Partial<Order>) => {
    const order = { ...allottedOrder, ...change };
    const { status } = await renderLoadedList([order]);
    await userEvent.click(orderButton(order, 'Show info'));
    await status.answer(orderStatusAnswer(order));
    await expect.element(orderCard(order).getByText('Placed', { exact: true })).toBeVisible();
    return orderCard(order);
  };
  const heading = () => page.getByRole('heading', { name: 'Transaction history' });

  test('is below the transactions if it has more than they have', async () => {
    const card = await openHistory({ modal_transaction_history_html: '<p>Units were sent on 17/11/2026</p>' });
    await expect.element(heading()).toBeVisible();
    await expect.element(card.getByText('Units were sent on 17/11/2026')).toBeVisible();
    await expect.element(transactionList(allottedOrder)).toBeVisible();
  });

  test('is not shown again if it repeats the transactions', async () => {
    await openHistory({
      modal_transaction_history_html:
        '<table><tr><th>Date</th><th>Event</th></tr><tr><td>16 Nov 2026</td><td>Order placed</td></tr></table>',
    });
    await expect.element(transactionList(allottedOrder)).toBeVisible();
    await expect.element(heading()).not.toBeInTheDocument();
  });

  test('takes the place of missing transactions', async () => {
    const card = await openHistory({ order_list: [], modal_transaction_history_html: '<p>Order placed</p>' });
    await expect.element(heading()).toBeVisible();
    await expect.element(card.getByText('There are no transactions yet.')).not.toBeInTheDocument();
  });
});

describe('the transaction history of the menu', () => {
  const openDialog = async (order: Order) => {
    await renderLoadedList([order]);
    await chooseMenuItem(order, 'History');
    return page.getByRole('dialog', { name: 'Transaction history' });
  };

  test('is a popup with the text of the provider [OM-037 OM-072]', async () => {
    const dialog = await openDialog(allottedOrder);
    await expect.element(dialog.getByText('Order placed on 16/11/2026')).toBeVisible();
    await expect.element(dialog.getByText('Units allotted on 17/11/2026')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is a popup with a placeholder while the order has none [OM-073]', async () => {
    const dialog = await openDialog({ ...allottedOrder, modal_transaction_history_html: '' });
    await expect.element(dialog.getByText('we will show you soon', { exact: true })).toBeVisible();
  });

  test('belongs to every order, and is the whole menu of an order without an action [OM-037]', async () => {
    const order = { ...rejectedOrder, modal_rta_validation_information: { header: '', body: '' } };
    await renderLoadedList([order]);
    await userEvent.click(orderMenu(order));
    await expect.element(page.getByRole('menuitem')).toMatchTextContent(/^History$/);
  });
});

import { i18n } from '@folioflow/flows/testing/texts';
import type { Order } from '@folioflow/api/contract';
import { expect, field, page, type Network } from '../app-test.tsx';
import { chooseAction, fetchOrders } from './order-actions.ts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

export const additionAmountField = () => field(i18n._('investMore.amount'));
export const confirmAdditionButton = () => page.getByRole('button', { name: i18n._('investMore.submit') });

/** Leads to the amount of the first order of a list that accepts more. */
export async function startInvestMore(network: Network, path = '/orderList'): Promise<Order> {
  const orders = await fetchOrders(network, path);
  const place = orders.findIndex((order) => order.mf_order_is_invest_more);
  const order = orders[place];
  if (!order) throw new Error('No order of the list accepts more.');
  await chooseAction(place, 'Invest more');
  await expect.element(additionAmountField()).toBeVisible();
  return order;
}

/** Types the amount and presses Confirm. */
export async function confirmAddition(amount: string): Promise<void> {
  await typeText(additionAmountField(), amount);
  await press(confirmAdditionButton());
}

/** Returns the number of orders at the provider. */
export const orderCount = (rows: Readonly<Record<string, number>>): number => rows['orders'] ?? 0;

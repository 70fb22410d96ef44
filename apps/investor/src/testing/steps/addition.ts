import type { Order } from '@folioflow/api/contract';
import { button, expect, field, type Network } from '../app-test.tsx';
import { chooseAction, fetchOrders } from './order-actions.ts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

/** Leads to the amount of the first order of a list that accepts more. */
export async function startInvestMore(network: Network, path = '/orderList'): Promise<Order> {
  const orders = await fetchOrders(network, path);
  const place = orders.findIndex((order) => order.mf_order_is_invest_more);
  const order = orders[place];
  if (!order) throw new Error('No order of the list accepts more.');
  await chooseAction(place, 'Invest more');
  await expect.element(field('Amount')).toBeVisible();
  return order;
}

/** Types the amount and presses Confirm. */
export async function confirmAddition(amount: string): Promise<void> {
  await typeText(field('Amount'), amount);
  await press(button('Confirm'));
}

/** Returns the number of orders at the provider. */
export const orderCount = (rows: Readonly<Record<string, number>>): number => rows['orders'] ?? 0;

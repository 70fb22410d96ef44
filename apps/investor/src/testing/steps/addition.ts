import type { Order } from '@folioflow/api/contract';
import { button, expect, field, type Network } from '../app-test.tsx';
import { choose, ordersAt } from './order-actions.ts';
import { press, type } from '@folioflow/wiring/testing/hands';

/** Up to the amount of the first order of a list that more can be invested in. */
export async function askToInvestMore(network: Network, path = '/orderList'): Promise<Order> {
  const orders = await ordersAt(network, path);
  const place = orders.findIndex((order) => order.mf_order_is_invest_more);
  const order = orders[place];
  if (!order) throw new Error('No order of the list takes more.');
  await choose(place, 'Invest more');
  await expect.element(field('Amount')).toBeVisible();
  return order;
}

/** From the amount to the order. */
export async function confirmAddition(amount: string): Promise<void> {
  await type(field('Amount'), amount);
  await press(button('Confirm'));
}

/** How many orders there are at the provider. */
export const ordersIn = (rows: Readonly<Record<string, number>>): number => rows['orders'] ?? 0;

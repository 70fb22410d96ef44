import type { Order } from '@folioflow/api/contract';
import { button, expect, field, page, type Network } from '../app-test.tsx';
import { choose, ordersAt } from './order-actions.ts';
import { press, type } from '@folioflow/wiring/testing/hands';

/** Up to the amount of the first order of a list that may be redeemed. */
export async function askToRedeem(
  network: Network,
  path = '/orderList',
  isMeant: (order: Order) => boolean = () => true,
): Promise<Order> {
  const orders = await ordersAt(network, path);
  const place = orders.findIndex((order) => order.mf_order_is_redeem && isMeant(order));
  await choose(place, 'Redeem');
  await expect.element(field('Amount')).toBeVisible();
  const order = orders[place];
  if (!order) throw new Error('No order of the list may be redeemed.');
  return order;
}

/** From the amount to both codes. */
export async function askForRedemptionCodes(amount: string): Promise<void> {
  await type(field('Amount'), amount);
  await press(button('Redeem'));
  await expect.element(field('OTP received on mobile')).toBeVisible();
}

export async function confirmRedemption(mobile = '123456', email = '654321'): Promise<void> {
  await type(field('OTP received on mobile'), mobile);
  await type(field('OTP received on email'), email);
  await press(page.getByRole('button', { name: 'Verify & Confirm' }));
}

/** How many redemptions there are at the provider. */
export const redemptionsOf = (rows: Readonly<Record<string, number>>): number => rows['payouts'] ?? 0;

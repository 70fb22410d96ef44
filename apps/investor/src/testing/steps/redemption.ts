import type { Order } from '@folioflow/api/contract';
import { button, expect, field, page, type Network } from '../app-test.tsx';
import { chooseAction, fetchOrders } from './order-actions.ts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

/** Leads to the amount of the first matching order of a list that can be redeemed. */
export async function startRedemption(
  network: Network,
  path = '/orderList',
  matches: (order: Order) => boolean = () => true,
): Promise<Order> {
  const orders = await fetchOrders(network, path);
  const place = orders.findIndex((order) => order.mf_order_is_redeem && matches(order));
  await chooseAction(place, 'Redeem');
  await expect.element(field('Amount')).toBeVisible();
  const order = orders[place];
  if (!order) throw new Error('No order of the list can be redeemed.');
  return order;
}

/** Leads from the amount to both codes. */
export async function askForRedemptionCodes(amount: string): Promise<void> {
  await typeText(field('Amount'), amount);
  await press(button('Redeem'));
  await expect.element(field('OTP received on mobile')).toBeVisible();
}

export async function confirmRedemption(mobile = '123456', email = '654321'): Promise<void> {
  await typeText(field('OTP received on mobile'), mobile);
  await typeText(field('OTP received on email'), email);
  await press(page.getByRole('button', { name: 'Verify & Confirm' }));
}

/** Returns the number of redemptions at the provider. */
export const redemptionCount = (rows: Readonly<Record<string, number>>): number => rows['payouts'] ?? 0;

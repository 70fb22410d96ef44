import type { Order } from '@folioflow/api/contract';
import { button, expect, field, page, type Network } from '../app-test.tsx';
import { choose, ordersAt } from './order-actions.ts';
import { press, select, type } from '@folioflow/wiring/testing/hands';

export const withdrawalDialog = () => page.getByRole('dialog', { name: 'Systematic Withdrawal Plan' });

/** Up to the terms of a SWP of the first order that has none and may have one, with its place in the list. */
export async function askToWithdraw(network: Network): Promise<{ readonly order?: Order; readonly place: number }> {
  const orders = await ordersAt(network, '/orderList');
  const place = orders.findIndex(({ is_swp_allowed: may, mf_order_swp_enabled: on }) => may && !on);
  await choose(place, 'SWP');
  await expect.element(withdrawalDialog()).toBeVisible();
  const order = orders[place];
  return order === undefined ? { place } : { order, place };
}

/** Twelve payouts, each a month. */
export async function enterWithdrawal(amount: string): Promise<void> {
  await select(field('Instalments'), '12');
  await select(field('Frequency'), 'MONTHLY');
  await type(field('Amount of each payout'), amount);
}

/** From the terms to the field of the code. */
export async function askForWithdrawalCode(): Promise<void> {
  await press(button('Register'));
  await expect.element(field('OTP received on mobile')).toBeVisible();
}

/** The code that registers the SWP. */
export async function confirmWithdrawal(code: string): Promise<void> {
  await type(field('OTP received on mobile'), code);
  await press(button('Confirm SWP'));
}

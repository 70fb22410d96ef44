import { i18n } from '@folioflow/flows/testing/texts';
import type { Order } from '@folioflow/api/contract';
import { button, expect, field, page, type Network } from '../app-test.tsx';
import { chooseAction, fetchOrders } from './order-actions.ts';
import { press, selectOption, typeText } from '@folioflow/wiring/testing/gestures';

export const withdrawalDialog = () => page.getByRole('dialog', { name: i18n._('swp.title') });
export const withdrawalFrequencyField = () => field(i18n._('swp.frequency'));
export const registerWithdrawalButton = () => button(i18n._('swp.register'));
export const withdrawalCodeField = () => field(i18n._('swp.codes.mobile'));
export const confirmWithdrawalButton = () => button(i18n._('swp.codes.confirm'));

export const chooseWithdrawal = (place: number) => chooseAction(place, 'SWP');
/** Leads to the PIN that ends the SWP of the order at this place. */
export const chooseWithdrawalEnd = (place: number) => chooseAction(place, 'Cancel SWP');

/** Leads to the terms of a SWP for the first order that allows one; returns the order and its place in the list. */
export async function startWithdrawal(network: Network): Promise<{ readonly order?: Order; readonly place: number }> {
  const orders = await fetchOrders(network, '/orderList');
  const place = orders.findIndex(({ is_swp_allowed: may, mf_order_swp_enabled: on }) => may && !on);
  await chooseWithdrawal(place);
  await expect.element(withdrawalDialog()).toBeVisible();
  const order = orders[place];
  return order === undefined ? { place } : { order, place };
}

/** Enters twelve monthly payouts. */
export async function enterWithdrawal(amount: string): Promise<void> {
  await selectOption(field('Instalments'), '12');
  await selectOption(withdrawalFrequencyField(), 'MONTHLY');
  await typeText(field('Amount of each payout'), amount);
}

/** Leads from the terms to the code. */
export async function askForWithdrawalCode(): Promise<void> {
  await press(registerWithdrawalButton());
  await expect.element(withdrawalCodeField()).toBeVisible();
}

/** Types the code and presses Confirm SWP. */
export async function confirmWithdrawal(code: string): Promise<void> {
  await typeText(withdrawalCodeField(), code);
  await press(confirmWithdrawalButton());
}

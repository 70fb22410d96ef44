import { i18n } from '@folioflow/flows/testing/texts';
import type { Order } from '@folioflow/api/contract';
import { button, expect, field, type Network } from '../app-test.tsx';
import { chooseAction, fetchOrders } from './order-actions.ts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

export const redemptionAmountField = () => field(i18n._('redemption.amount'));
export const requestRedemptionCodesButton = () => button(i18n._('redemption.submit'));
export const mobileCodeField = () => field(i18n._('redemption.codes.mobile'));
export const emailCodeField = () => field(i18n._('redemption.codes.email'));
export const resendCodesButton = () => button(i18n._('redemption.codes.resend'));

/** Leads to the amount of the first matching order of a list that can be redeemed. */
export async function startRedemption(
  network: Network,
  path = '/orderList',
  matches: (order: Order) => boolean = () => true,
): Promise<Order> {
  const orders = await fetchOrders(network, path);
  const place = orders.findIndex((order) => order.mf_order_is_redeem && matches(order));
  await chooseAction(place, 'Redeem');
  await expect.element(redemptionAmountField()).toBeVisible();
  const order = orders[place];
  if (!order) throw new Error('No order of the list can be redeemed.');
  return order;
}

/** Leads from the amount to both codes. */
export async function askForRedemptionCodes(amount: string): Promise<void> {
  await typeText(redemptionAmountField(), amount);
  await press(requestRedemptionCodesButton());
  await expect.element(mobileCodeField()).toBeVisible();
}

export async function confirmRedemption(mobile = '123456', email = '654321'): Promise<void> {
  await typeText(mobileCodeField(), mobile);
  await typeText(emailCodeField(), email);
  await press(button(i18n._('redemption.codes.confirm')));
}

/** Returns the number of redemptions at the provider. */
export const redemptionCount = (rows: Readonly<Record<string, number>>): number => rows['payouts'] ?? 0;

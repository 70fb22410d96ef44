import { i18n } from '@folioflow/flows/testing/texts';
import { button, field, page, type Network } from '../app-test.tsx';
import { chooseAction, fetchOrders } from './order-actions.ts';
import { press, selectOption, typeText } from '@folioflow/wiring/testing/gestures';

export const chooseTargetButton = () => button(i18n._('transfer.choose'));
export const targetButton = () => page.getByRole('button', { name: /^Select .*\(SC21\)$/ });
export const frequencyField = () => field(i18n._('transfer.frequency'));
export const transferCountField = () => field(i18n._('transfer.installments'));
export const transferAmountField = () => field(i18n._('transfer.amount'));
export const submitTransferButton = () => button(i18n._('transfer.submit'));

/** Leads from the list to /stpSchemeList, for the order with 4,000 rupees. */
export async function startTransfer(network: Network) {
  const orders = await fetchOrders(network, '/orderList');
  const place = orders.findIndex(({ mf_order_number: number }) => number === '10000001');
  await chooseAction(place, 'Start STP');
  return orders[place];
}

/** Chooses a target, its terms and its day. */
export async function enterTransfer(amount: string) {
  await press(chooseTargetButton());
  await press(targetButton());
  await selectOption(frequencyField(), 'MONTHLY');
  await selectOption(transferCountField(), '6');
  await typeText(transferAmountField(), amount);
  await press(page.getByRole('button', { name: /^STP Date: / }));
  await press(button('7'));
}

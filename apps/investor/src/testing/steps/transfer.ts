import { button, field, page, type Network } from '../app-test.tsx';
import { chooseAction, fetchOrders } from './order-actions.ts';
import { press, selectOption, typeText } from '@folioflow/wiring/testing/gestures';

/** Leads from the list to /stpSchemeList, for the order with 4,000 rupees. */
export async function startTransfer(network: Network) {
  const orders = await fetchOrders(network, '/orderList');
  const place = orders.findIndex(({ mf_order_number: number }) => number === '10000001');
  await chooseAction(place, 'Start STP');
  return orders[place];
}

/** Chooses a target, its terms and its day. */
export async function enterTransfer(amount: string) {
  await press(button('Choose a Scheme'));
  await press(page.getByRole('button', { name: /^Select .*\(SC21\)$/ }));
  await selectOption(field('Frequency'), 'MONTHLY');
  await selectOption(field('Number of transfers'), '6');
  await typeText(field('Amount of each transfer'), amount);
  await press(page.getByRole('button', { name: /^STP Date: / }));
  await press(button('7'));
}

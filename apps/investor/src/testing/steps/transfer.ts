import { button, field, page, type Network } from '../app-test.tsx';
import { choose, ordersAt } from './order-actions.ts';
import { press, select, type } from '@folioflow/wiring/testing/hands';

/** From the list to /stpSchemeList, of the order with 4,000 rupees. */
export async function askToTransfer(network: Network) {
  const orders = await ordersAt(network, '/orderList');
  const place = orders.findIndex(({ mf_order_number: number }) => number === '10000001');
  await choose(place, 'Start STP');
  return orders[place];
}

/** A target, its terms and its day. */
export async function enterTransfer(amount: string) {
  await press(button('Choose a Scheme'));
  await press(page.getByRole('button', { name: /^Select .*\(SC21\)$/ }));
  await select(field('Frequency'), 'MONTHLY');
  await select(field('Number of transfers'), '6');
  await type(field('Amount of each transfer'), amount);
  await press(page.getByRole('button', { name: /^STP Date: / }));
  await press(button('7'));
}

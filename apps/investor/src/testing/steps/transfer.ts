import { button, field, page, type Network } from '../app-test.tsx';
import { choose, ordersAt } from './order-actions.ts';

/** From the list to /stpSchemeList, of the order with 4,000 rupees. */
export async function askToTransfer(network: Network) {
  const orders = await ordersAt(network, '/orderList');
  const place = orders.findIndex(({ mf_order_number: number }) => number === '10000001');
  await choose(place, 'Start STP');
  return orders[place];
}

/** A target, its terms and its day. */
export async function enterTransfer(amount: string) {
  await button('Choose a Scheme').click();
  await page.getByRole('button', { name: /^Select .*\(SC21\)$/ }).click();
  await field('Frequency').selectOptions('MONTHLY');
  await field('Number of transfers').selectOptions('6');
  await field('Amount of each transfer').fill(amount);
  await page.getByRole('button', { name: /^STP Date: / }).click();
  await button('7').click();
}

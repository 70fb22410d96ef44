import type { Order } from '@folioflow/api/contract';
import { expect, field, page, visit, type Network } from '../app-test.tsx';

/** The orders of a list as the provider tells them to the page that is opened at it. */
async function ordersAt(network: Network, path: string): Promise<readonly Order[]> {
  const answer = network.answerTo<{ readonly result: readonly Order[] }>('order/list');
  visit(path);
  return (await answer).result;
}

const menuAt = (place: number) => page.getByRole('button', { name: /^More for/ }).nth(place);

/** Takes an action from the menu of the row at this place. */
export async function choose(place: number, action: string): Promise<void> {
  await expect.element(menuAt(place)).toBeVisible();
  await menuAt(place).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Up to the PIN of the first order that may be cancelled; undefined where there is none. */
export async function askToCancel(
  network: Network,
  path: string,
  isMeant: (order: Order) => boolean = () => true,
): Promise<Order | undefined> {
  const orders = await ordersAt(network, path);
  const place = orders.findIndex((order) => order.is_cancel_allowed && isMeant(order));
  if (place < 0) return undefined;
  await choose(place, 'Cancel');
  await expect.element(field('PIN')).toBeVisible();
  return orders[place];
}

import type { Order } from '@folioflow/api/contract';
import { button, expect, field, page, visit, type Network } from '../app-test.tsx';
import { press, select } from '@folioflow/wiring/testing/hands';

/** The orders of a list as the provider tells them to the page that is opened at it. */
export async function ordersAt(network: Network, path: string): Promise<readonly Order[]> {
  const answer = network.answerTo<{ readonly result: readonly Order[] }>('order/list');
  visit(path);
  return (await answer).result;
}

const menuAt = (place: number) => page.getByRole('button', { name: /^More for/ }).nth(place);

/** Takes an action from the menu of the row at this place. */
export async function choose(place: number, action: string): Promise<void> {
  await expect.element(menuAt(place)).toBeVisible();
  await press(menuAt(place));
  await press(page.getByRole('menuitem', { name: action }));
}

/** Takes an action of the first order that it is offered for; undefined where there is none. */
async function act(
  network: Network,
  path: string,
  action: string,
  isMeant: (order: Order) => boolean,
): Promise<Order | undefined> {
  const orders = await ordersAt(network, path);
  const place = orders.findIndex(isMeant);
  if (place < 0) return undefined;
  await choose(place, action);
  return orders[place];
}

/** Up to the PIN of the first order that may be cancelled; undefined where there is none. */
export async function askToCancel(
  network: Network,
  path: string,
  isMeant: (order: Order) => boolean = () => true,
): Promise<Order | undefined> {
  const order = await act(network, path, 'Cancel', (one) => one.is_cancel_allowed && isMeant(one));
  if (order !== undefined) await expect.element(field('PIN')).toBeVisible();
  return order;
}

/** Up to the number of installments of the first SIP that may be paused; undefined where there is none. */
export async function askToPause(network: Network): Promise<Order | undefined> {
  const sip = await act(network, '/sipList', 'Pause Order', (one) => one.mf_order_is_pause_allowed);
  if (sip !== undefined) await expect.element(field('Instalments to skip')).toBeVisible();
  return sip;
}

/** From the number to the PIN. */
export async function leaveOut(count: number): Promise<void> {
  await select(field('Instalments to skip'), String(count));
  await press(button('Submit'));
  await expect.element(field('PIN')).toBeVisible();
}

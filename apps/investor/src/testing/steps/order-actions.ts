import { i18n } from '@folioflow/flows/testing/texts';
import type { Order } from '@folioflow/api/contract';
import { button, expect, field, page, visit, type Network } from '../app-test.tsx';
import { pinField } from './pin.ts';
import { press, selectOption } from '@folioflow/wiring/testing/gestures';

/** Opens a list and returns the orders of the answer of the provider. */
export async function fetchOrders(network: Network, path: string): Promise<readonly Order[]> {
  const answer = network.captureAnswer<{ readonly result: readonly Order[] }>('order/list');
  visit(path);
  return (await answer).result;
}

/** The menu of the order at this place of the list. */
export const orderMenuButton = (place: number) =>
  page
    .getByRole('article')
    .nth(place)
    .getByRole('button', { name: /^More for/ });

/** Chooses an action, by the name that the requirements quote, from the menu of the row at this place. */
export async function chooseAction(place: number, action: string): Promise<void> {
  await expect.element(orderMenuButton(place)).toBeVisible();
  await press(orderMenuButton(place));
  await press(page.getByRole('menuitem', { name: action }));
}

/** Leads to the PIN that cancels the order of the row at this place. */
export const chooseCancellation = (place: number) => chooseAction(place, 'Cancel');
export const choosePause = (place: number) => chooseAction(place, 'Pause Order');

/** Chooses an action of the first matching order; returns undefined if there is none. */
async function chooseActionOfFirst(
  network: Network,
  path: string,
  action: string,
  matches: (order: Order) => boolean,
): Promise<Order | undefined> {
  const orders = await fetchOrders(network, path);
  const place = orders.findIndex(matches);
  if (place < 0) return undefined;
  await chooseAction(place, action);
  return orders[place];
}

/** Leads to the PIN of the first order that can be cancelled; returns undefined if there is none. */
export async function startCancellation(
  network: Network,
  path: string,
  matches: (order: Order) => boolean = () => true,
): Promise<Order | undefined> {
  const order = await chooseActionOfFirst(
    network,
    path,
    'Cancel',
    (candidate) => candidate.is_cancel_allowed && matches(candidate),
  );
  if (order !== undefined) await expect.element(pinField()).toBeVisible();
  return order;
}

/** Leads to the number of instalments of the first SIP that can be paused; returns undefined if there is none. */
export async function startPause(network: Network): Promise<Order | undefined> {
  const sip = await chooseActionOfFirst(network, '/sipList', 'Pause Order', (order) => order.mf_order_is_pause_allowed);
  if (sip !== undefined) await expect.element(field('Instalments to skip')).toBeVisible();
  return sip;
}

export const submitPauseButton = () => button(i18n._('pause.submit'));

/** Leads from the number of instalments to the PIN. */
export async function skipInstalments(count: number): Promise<void> {
  await selectOption(field('Instalments to skip'), String(count));
  await press(submitPauseButton());
  await expect.element(pinField()).toBeVisible();
}

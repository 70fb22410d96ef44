import { button, expect, field, isAt, page, visit, type Network } from '../app-test.tsx';
import { chartPath, scheme } from '../known.ts';
import { press, type } from '@folioflow/wiring/testing/hands';

/** From the chart to the checkout; on phones the panel opens by its button. */
export async function invest(amount: string, path = chartPath): Promise<void> {
  visit(path);
  await expect.element(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
  const open = button('Invest');
  const lumpsum = page.getByRole('tab', { name: 'ONTIME/LUMPSUM' });
  await expect.element(open.or(lumpsum).first()).toBeVisible();
  if (lumpsum.query() === null) await press(open);
  await press(lumpsum);
  await type(field('Amount'), amount);
  await press(button('Invest Now'));
  await expect.element(page.getByRole('heading', { name: 'New Order - One Time Investment' })).toBeVisible();
}

/** A nominee of the list, or the answer that there is none. */
export const firstNominee = () =>
  page
    .getByRole('main')
    .getByRole('radio', { name: /^(?!Yes|No)/ })
    .first();

/** From the settled nominee over the review to the code. */
export async function createOrder(): Promise<void> {
  await press(button('Review'));
  await press(button('Create Order'));
}

export async function chooseNomineeAndAskForCode(): Promise<void> {
  await press(firstNominee());
  await createOrder();
  await expect.element(field('OTP')).toBeVisible();
}

export async function confirmOrder(code = '123456'): Promise<void> {
  await type(field('OTP'), code);
  await press(page.getByRole('button', { name: 'Confirm Order' }));
}

/** The question before the same order is placed again. */
export const repeatQuestion = () => page.getByRole('alertdialog', { name: /^You (placed|registered) the same / });

export async function placeOrder(amount: string): Promise<void> {
  await invest(amount);
  await chooseNomineeAndAskForCode();
  await confirmOrder();
  await isAt(/\/orderEditCheckout\/$/);
}

export async function payBy(mode: 'DIRECT' | 'UPI', upiId = ''): Promise<void> {
  await press(page.getByRole('radio', { name: mode === 'DIRECT' ? /^Net banking/ : /^UPI/ }));
  if (mode === 'UPI') await type(page.getByLabelText('UPI id'), upiId);
  await press(page.getByRole('button', { name: /^Pay/ }));
}

interface ListedOrders {
  readonly result: readonly { readonly order_id: string }[];
}

/** The order list as the provider answers it. */
export async function listedOrders(network: Network): Promise<ListedOrders['result']> {
  const answer = network.answerTo<ListedOrders>('order/list');
  visit('/orderList');
  return (await answer).result;
}

/** How every order that takes a code carries it. */
export const confirmedByCode = {
  mobile_otp: expect.stringMatching(/^\d{6}$/) as unknown,
  twofactor_token_id: expect.stringMatching(/\S/) as unknown,
};
